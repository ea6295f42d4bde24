import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureMinio } from './minio-binary.ts'
import { asUser } from './unprivileged-user.ts'

export interface RunningMinio {
  /** http://127.0.0.1:port */
  url: string
  accessKey: string
  secretKey: string
  stop(): Promise<void>
}

const START_TIMEOUT_MS = 120_000

/** A MinIO on 127.0.0.1 that keeps its objects in `dataDir`. */
export async function startMinio({
  dataDir,
  port,
}: {
  dataDir: string
  port: number
}): Promise<RunningMinio> {
  const [accessKey, secretKey] = ['vitrine-tests', 'a-secret-for-tests-alone']
  const { command, args } = asUser(
    null,
    await ensureMinio(),
    ['server', dataDir, '--address', `127.0.0.1:${port}`, '--console-address', '127.0.0.1:0', '--quiet'],
    { endsWithUs: true },
  )
  const server = spawn(command, args, {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: dataDir,
      MINIO_ROOT_USER: accessKey,
      MINIO_ROOT_PASSWORD: secretKey,
      MINIO_BROWSER: 'off',
    },
  })
  const gone = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await gone
  }
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_TIMEOUT_MS
  while (
    !(await fetch(`${url}/minio/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('MinIO did not start.')
    }
    await wait(100)
  }
  return { url, accessKey, secretKey, stop }
}
