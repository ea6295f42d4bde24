import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '../../..')

export interface Launcher {
  pid: number
  /** All it has written so far. */
  output(): string
  signal(name: NodeJS.Signals): void
  /** Its exit code, or null when a signal ended it. */
  ended: Promise<number | null>
  /** Resolves when the screen shows the text. @throws when it ends before */
  shows(text: string): Promise<void>
}

/** `npm run <command>` as npm runs it, past the installing. It takes a free port unless the test names one. */
export function launch(
  command: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): Launcher {
  const child = spawn(process.execPath, [`scripts/${command}.ts`, ...args], {
    cwd: root,
    env: { ...cleanEnvironment(), PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  let hasEnded = false
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      hasEnded = true
      resolve(code)
    }),
  )
  return {
    pid: child.pid ?? 0,
    output: () => output,
    signal: (name) => child.kill(name),
    ended,
    shows: async (text) => {
      while (!output.includes(text)) {
        if (hasEnded) throw new Error(`It ended and never showed "${text}":\n${output}`)
        await wait(50)
      }
    },
  }
}

/** Nothing that the test runner sets for itself. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|NODE_ENV|PORT|DATABASE_URL|VITRINE_)/.test(name),
    ),
  )
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
}

export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string,
  withinMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`)
    await wait(50)
  }
}
