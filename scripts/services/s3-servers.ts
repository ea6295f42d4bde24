import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { asUser, type CommandLine } from './unprivileged-user.ts'

export interface RunningS3 {
  /** http://127.0.0.1:port */
  url: string
  accessKey: string
  secretKey: string
  stop(): Promise<void>
}

export interface S3Place {
  /** Folder that its objects are kept in. */
  dataDir: string
  port: number
}

const START_TIMEOUT_MS = 120_000
const keys = { accessKey: 'vitrine-tests', secretKey: 'a-secret-for-tests-alone' }

/** A Versity S3 Gateway on 127.0.0.1, which docker-compose.yml runs. */
export async function startVersitygw({ dataDir, port }: S3Place): Promise<RunningS3> {
  const [objects, accounts] = [join(dataDir, 'objects'), join(dataDir, 'accounts')]
  for (const folder of [objects, accounts]) mkdirSync(folder, { recursive: true })
  const url = `http://127.0.0.1:${port}`
  const { stop } = await startS3Server({
    ...asUser(null, await ensureVersitygw(), ['--quiet', 'posix', objects], { endsWithUs: true }),
    environment: {
      ROOT_ACCESS_KEY: keys.accessKey,
      ROOT_SECRET_KEY: keys.secretKey,
      VGW_PORT: `127.0.0.1:${port}`,
      VGW_HEALTH: '/health',
      VGW_IAM_DIR: accounts,
    },
    health: `${url}/health`,
  })
  return { url, ...keys, stop }
}

const run = promisify(execFile)

const CACHE = resolve(import.meta.dirname, '../../.cache')

interface GoProgram {
  name: string
  /** The package that it is built of; the program is named like its last part. */
  source: string
  version: string
}

/** The path of a MinIO server; built from its source (3 min on two cores) when it is not there yet. */
const ensureMinio = () =>
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

/** A MinIO on 127.0.0.1: no longer kept up, and still where sites have their pictures. */
export async function startMinio({ dataDir, port }: S3Place): Promise<RunningS3> {
  const url = `http://127.0.0.1:${port}`
  const { stop } = await startS3Server({
    ...asUser(
      null,
      await ensureMinio(),
      ['server', dataDir, '--address', `127.0.0.1:${port}`, '--console-address', '127.0.0.1:0', '--quiet'],
      { endsWithUs: true },
    ),
    environment: {
      HOME: dataDir,
      MINIO_ROOT_USER: keys.accessKey,
      MINIO_ROOT_PASSWORD: keys.secretKey,
      MINIO_BROWSER: 'off',
    },
    health: `${url}/minio/health/ready`,
  })
  return { url, ...keys, stop }
}

/** Starts a server with this environment alone, and waits until `health` responds. */
export async function startS3Server({
  command,
  args,
  environment,
  health,
}: CommandLine & { environment: Record<string, string>; health: string }): Promise<{
  stop(): Promise<void>
}> {
  const server = spawn(command, args, {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], ...environment },
  })
  const gone = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await gone
  }
  const deadline = Date.now() + START_TIMEOUT_MS
  const isUp = () =>
    fetch(health).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`${command} did not start.`)
    }
    await wait(100)
  }
  return { stop }
}
