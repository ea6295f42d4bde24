import { freePort } from '@vitrine/platform/free-port'
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export type Environment = Record<string, string>

/** Settings of a product that searches on this OpenSearch. */
export const searchOn = (openSearchUrl: string): Environment => ({
  SEARCH_URL: openSearchUrl,
  SEARCH_DISTRIBUTION: 'opensearch',
  SEARCH_INDEX_PREFIX: 'bench-',
})

/** Runs one of the built commands to its end and returns what it printed. */
export async function runBundle(
  bundle: string,
  args: readonly string[],
  environment: Environment,
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [`${root}/${bundle}`, ...args], {
    env: { ...process.env, ...environment },
    maxBuffer: 1 << 28,
  })
  return stdout
}

export interface ProductProcess {
  origin: string
  /** pid, for memory figures */
  pid: number
  stop(): Promise<void>
}

/**
 * Starts the built api on a free port and waits until it is ready. It keeps no responses unless a bench wants
 * it: what is measured is the work.
 */
export async function startApi(environment: Environment): Promise<ProductProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--max-old-space-size=384', `${root}/api/dist/main.js`], {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      WORTHSCORE_LEARNS: 'false',
      KEPT_RESPONSES_MB: '0',
      ...environment,
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(child, `${origin}/health/ready`)
  return { origin, pid: child.pid ?? 0, stop: () => stopChild(child) }
}

/** Starts the built workers. */
export function startWorkers(environment: Environment): { pid: number; stop(): Promise<void> } {
  const child = spawn(process.execPath, [`${root}/workers/dist/main.js`], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return { pid: child.pid ?? 0, stop: () => stopChild(child) }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the api ended with ${child.exitCode} before it was ready`)
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
