import { join } from 'node:path'
import { root } from '../product/settings.ts'

/** Where the command of a target writes its result; nx caches the file with the run. */
export function resultFile(kind: string, args: readonly string[]): string {
  return join(root, '.cache', 'changed', `${[kind, ...args].join('.')}.json`)
}
