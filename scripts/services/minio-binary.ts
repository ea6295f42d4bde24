import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const MODULE = 'github.com/minio/minio'
const VERSION = 'v0.0.0-20260212201848-7aac2a2c5b7c'
const CACHE = resolve(import.meta.dirname, `../../.cache/minio/${VERSION}`)

/** The path of a MinIO server; built from its source (3 min on two cores) when it is not there yet. */
export async function ensureMinio(): Promise<string> {
  const program = join(CACHE, 'minio')
  if (existsSync(program)) return program
  mkdirSync(CACHE, { recursive: true })
  try {
    await run('go', ['install', `${MODULE}@${VERSION}`], { env: { ...process.env, GOBIN: CACHE } })
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new Error(
      missing
        ? 'MinIO is built from its source: install go'
        : `MinIO could not be built (go install ${MODULE}@${VERSION})`,
      { cause: error },
    )
  }
  return program
}
