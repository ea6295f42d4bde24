import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../../..')

/** Until a process has come to its failpoint. On a busy machine; a quiet one needs two seconds. */
const DEATH_MS = 180_000

export interface WorkersProcess {
  /** Resolves when the process was killed by SIGKILL; rejects when it ended in another way. */
  untilKilled(): Promise<void>
  /** @throws with what it said when it has ended */
  assertRuns(): void
  kill(): Promise<void>
  /** SIGTERM; its exit code, or the signal that ended it. */
  stop(): Promise<NodeJS.Signals | number | null>
  /** Its output so far. */
  said(): string
}

/** Builds the workers as one file, which starts faster than the product's own bundle. */
export async function buildStandaloneWorkers(): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/rolldown/bin/cli.mjs'), '-c', 'rolldown.standalone.config.mjs'],
    { cwd: join(root, 'workers') },
  )
}

/** The workers as a process of their own. */
export function startWorkersProcess(environment: Record<string, string>): WorkersProcess {
  return startProcess([join(root, '.cache/workers-standalone/main.js')], environment)
}

/** One node process, of which only its end and what it said matter. */
export function startProcess(args: readonly string[], environment: Record<string, string>): WorkersProcess {
  // Nothing of the caller's own settings reaches it.
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: join(root, '.cache/node-compile'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const ended = new Promise<NodeJS.Signals | number | null>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? code)),
  )
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return await ended
  }
  return {
    untilKilled: async () => {
      const timer = setTimeout(() => child.kill('SIGTERM'), DEATH_MS)
      const how = await ended
      clearTimeout(timer)
      if (how !== 'SIGKILL')
        throw new Error(
          `the process ended with ${how} and not at its failpoint:\n${output.join('').slice(-4000)}`,
        )
    },
    assertRuns: () => {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(
          `the process ended with ${child.signalCode ?? child.exitCode}:\n${output.join('').slice(-4000)}`,
        )
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    said: () => output.join(''),
  }
}
