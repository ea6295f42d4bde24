import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { untilDoneOrStuck, type ProgressWait } from '../until-done-or-stuck.ts'

const root = join(import.meta.dirname, '../../../..')

export interface WorkersProcess {
  pid: number
  /**
   * Resolves when the process was killed by SIGKILL.
   *
   * @param progress what else than its output shows that it goes on
   * @throws when it ended in another way, or neither ends nor goes on
   */
  untilKilled(progress?: ProgressWait['progress']): Promise<void>
  /** @throws with what it said when it has ended */
  assertRuns(): void
  kill(): Promise<void>
  /** SIGTERM; its exit code, or the signal that ended it. */
  stop(): Promise<NodeJS.Signals | number | null>
  /** Its output so far. */
  said(): string
  /** Processor time that it has used; 0 where the system does not tell. */
  cpuSeconds(): number
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
    pid: child.pid ?? 0,
    untilKilled: async (progress = () => 0) => {
      await untilDoneOrStuck({
        what: 'the death of the process',
        isDone: () => child.exitCode !== null || child.signalCode !== null,
        progress: async () => `${await progress()} ${output.length}`,
      }).catch(() => child.kill('SIGTERM'))
      const how = await ended
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
    cpuSeconds: () => cpuSecondsOf(child.pid),
  }
}

/** Fields 14 and 15 of `/proc/<pid>/stat`: time in user and in system mode, in hundredths of a second. */
function cpuSecondsOf(pid: number | undefined): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
    return (user + system) / 100
  } catch {
    return 0
  }
}
