import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotGoOn } from './failure.ts'
import type { Environment } from './settings.ts'

export interface ProcessPlan {
  role: string
  /** The bundle that Node runs. */
  script: string
  environment: Environment
  /** Most megabytes of JavaScript heap; a leak ends in a restart, not in a machine without memory. */
  heapMegabytes: number
  /** Responds with 200 when the process can do its work. */
  readyUrl: string
  output: (role: string, chunk: string) => void
  onStart: (role: string, pid: number) => void
  /** It has died after it was ready, and will be started again. */
  onCrash: (role: string, how: string, restartInMs: number) => void
}

export interface SupervisedProcess {
  /** @throws CannotGoOn when it dies, or takes more than two minutes, before it is ready */
  untilReady(): Promise<void>
  /** SIGTERM; SIGKILL after the grace. Resolves when it is gone. */
  stop(graceMs: number): Promise<void>
  kill(): void
}

const FIRST_RESTART_MS = 250
const SLOWEST_RESTART_MS = 30_000
/** One that ran this long before it died is no crash loop. */
const HEALTHY_MS = 60_000
const READY_WITHIN_MS = 120_000

/** Starts a process of the product and starts it again when it dies, slower each time. */
export function supervise(plan: ProcessPlan): SupervisedProcess {
  let child = launch(plan)
  let isStopping = false
  let wasReady = false
  let restartInMs = FIRST_RESTART_MS
  let startedAt = Date.now()
  const firstDeath = Promise.withResolvers<string>()

  const follow = () =>
    child.once('exit', (code, signal) => {
      if (isStopping) return
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`
      if (!wasReady) return firstDeath.resolve(how)
      if (Date.now() - startedAt > HEALTHY_MS) restartInMs = FIRST_RESTART_MS
      plan.onCrash(plan.role, how, restartInMs)
      setTimeout(restart, restartInMs)
      restartInMs = Math.min(restartInMs * 2, SLOWEST_RESTART_MS)
    })
  const restart = () => {
    if (isStopping) return
    startedAt = Date.now()
    child = launch(plan)
    follow()
  }
  follow()

  return {
    untilReady: async () => {
      const how = await Promise.race([firstDeath.promise, responses(plan.readyUrl, READY_WITHIN_MS)])
      if (how !== null) throw new CannotGoOn(`${plan.role} ${how} before it was ready.`)
      wasReady = true
    },
    stop: async (graceMs) => {
      isStopping = true
      await stopChild(child, graceMs)
    },
    kill: () => {
      isStopping = true
      child.kill('SIGKILL')
    },
  }
}

function launch({ role, script, environment, heapMegabytes, output, onStart }: ProcessPlan): ChildProcess {
  const followParent = new URL('follow-parent.ts', import.meta.url).href
  const flags = [
    `--max-old-space-size=${heapMegabytes}`,
    '--disable-warning=ExperimentalWarning',
    '--import',
    followParent,
  ]
  // A group of its own: Ctrl-C in the terminal reaches the launcher alone, which then stops the parts in
  // order.
  const child = spawn(process.execPath, [...flags, script], {
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8')
    stream?.on('data', (chunk: string) => output(role, chunk))
  }
  if (child.pid) onStart(role, child.pid)
  return child
}

/** Null when the address responds with 200, else what it did instead. */
async function responses(url: string, withinMs: number): Promise<string | null> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
      await response.arrayBuffer()
      if (response.ok) return null
    } catch {
      // Not listening yet.
    }
    await wait(50)
  }
  return `did not respond at ${url} within ${withinMs / 1000} s`
}

async function stopChild(child: ChildProcess, graceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await gone
  clearTimeout(timer)
}
