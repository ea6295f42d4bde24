import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A process that is told from a later one with the same pid. */
export interface ProcessIdentity {
  pid: number
  /** Clock ticks between the machine's start and the process'; null where /proc does not tell. */
  startTicks: string | null
}

export function identify(pid: number): ProcessIdentity {
  return { pid, startTicks: startTicks(pid) }
}

export function isAlive({ pid, startTicks: expected }: ProcessIdentity): boolean {
  if (expected !== null) return startTicks(pid) === expected
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** SIGTERM, and SIGKILL for what has not gone in time. */
export async function end(identity: ProcessIdentity, graceMs: number): Promise<void> {
  for (const [signal, time] of [
    ['SIGTERM', graceMs],
    ['SIGKILL', 2000],
  ] as const) {
    if (!isAlive(identity)) return
    process.kill(identity.pid, signal)
    const deadline = Date.now() + time
    while (isAlive(identity) && Date.now() < deadline) await wait(25)
  }
}

function startTicks(pid: number): string | null {
  try {
    // The second field is the program's name in brackets and may hold blanks; the start is the 22nd field. Z
    // is dead.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}
