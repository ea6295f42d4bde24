import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureMinio, ensureVersitygw } from './go-programs.ts'
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
