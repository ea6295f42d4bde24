import { join } from 'node:path'
import { provideLockedPackages } from './locked-packages.ts'

/** The folder of Lighthouse's packages. @throws CannotGoOn */
export async function provideLighthouse(): Promise<string> {
  return join(await provideLockedPackages('lighthouse'), 'node_modules')
}
