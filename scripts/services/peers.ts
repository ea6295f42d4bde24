import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CannotGoOn } from '../product/failure.ts'
import { root } from '../product/settings.ts'
import { provideLockedPackages } from './locked-packages.ts'

const POCKETBASE = { module: 'github.com/pocketbase/pocketbase/examples/base', version: 'v0.36.8' }

/** The folder of Vendure's packages, with what starts it (`vendure-server.mjs`). @throws CannotGoOn */
export async function provideVendure(): Promise<string> {
  return await provideLockedPackages('peers', ['vendure-server.mjs'])
}

/**
 * The path of a PocketBase server; built from its source (about 3 min on two cores) when it is not there yet. @throws
 * CannotGoOn
 */
export async function providePocketBase(): Promise<string> {
  const folder = join(root, '.cache/pocketbase', POCKETBASE.version)
  const program = join(folder, 'base')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  try {
    await promisify(execFile)('go', ['install', `${POCKETBASE.module}@${POCKETBASE.version}`], {
      env: { ...process.env, GOBIN: folder },
    })
  } catch (error) {
    throw new CannotGoOn(
      `PocketBase could not be built; it needs go (go install ${POCKETBASE.module}@${POCKETBASE.version}):\n${String(error)}`,
    )
  }
  return program
}
