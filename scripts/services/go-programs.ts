import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const CACHE = resolve(import.meta.dirname, '../../.cache')

interface GoProgram {
  name: string
  /** The package that it is built of; the program is named like its last part. */
  source: string
  version: string
}

/** The path of a MinIO server; built from its source (3 min on two cores) when it is not there yet. */
export const ensureMinio = () =>
  built({ name: 'MinIO', source: 'github.com/minio/minio', version: 'v0.0.0-20260212201848-7aac2a2c5b7c' })

/**
 * The version in docker-compose.yml. (An image's program says of itself which version it is, one that `go
 * install` has built says "git".)
 */
export const VERSITYGW_VERSION = 'v1.8.0'

/** The path of the Versity S3 Gateway; built from its source (1 min on two cores) when it is not there yet. */
export const ensureVersitygw = () =>
  built({
    name: 'The Versity S3 Gateway',
    source: 'github.com/versity/versitygw/cmd/versitygw',
    version: VERSITYGW_VERSION,
  })

async function built({ name, source, version }: GoProgram): Promise<string> {
  const program = source.slice(source.lastIndexOf('/') + 1)
  const folder = join(CACHE, program, version)
  const path = join(folder, program)
  if (existsSync(path)) return path
  mkdirSync(folder, { recursive: true })
  try {
    await run('go', ['install', `${source}@${version}`], { env: { ...process.env, GOBIN: folder } })
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new Error(
      missing
        ? `${name} is built from its source: install go`
        : `${name} could not be built (go install ${source}@${version})`,
      { cause: error },
    )
  }
  return path
}
