import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts'

const ASK_AGAIN_MS = 100

/** Runs while no other process does work under the same lock file. A lock whose process is gone is taken over. */
export async function oneAtATime<Result>(
  file: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) await wait(ASK_AGAIN_MS, undefined, { signal })
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Linked whole, so that nobody reads half of it. */
function take(file: string): boolean {
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(identify(process.pid)))
  try {
    linkSync(own, file)
    return true
  } catch {
    clearIfLeft(file, own)
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

function clearIfLeft(file: string, own: string): void {
  const left = textOf(file)
  if (left === null || isAlive(JSON.parse(left) as ProcessIdentity)) return
  const moved = `${own}.left`
  try {
    renameSync(file, moved)
    // Another process may have cleared it first and hold it now: then it gets it back.
    if (textOf(moved) !== left) linkSync(moved, file)
  } catch {
    // Somebody else was quicker.
  }
  rmSync(moved, { force: true })
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
