import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

let folder: string
const lock = () => join(folder, 'below/work.lock')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('works one after the other, and leaves no lock behind', async () => {
  let working = 0
  const most: number[] = []
  const work = async () => {
    most.push((working += 1))
    await new Promise(setImmediate)
    working -= 1
  }
  await Promise.all([oneAtATime(lock(), work), oneAtATime(lock(), work), oneAtATime(lock(), work)])
  expect(most).toEqual([1, 1, 1])
  expect(existsSync(lock())).toBe(false)
})

test('work that fails gives the lock back', async () => {
  await expect(oneAtATime(lock(), () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  await expect(oneAtATime(lock(), async () => 'done')).resolves.toBe('done')
})

test('a lock whose process is gone is taken over', async () => {
  await oneAtATime(lock(), async () => undefined)
  writeFileSync(lock(), JSON.stringify({ pid: process.pid, startTicks: '1' }))
  await expect(oneAtATime(lock(), async () => 'done')).resolves.toBe('done')
})

test('whoever is stopped while waiting waits no longer', async () => {
  const stop = new AbortController()
  const held = Promise.withResolvers<void>()
  const holding = oneAtATime(lock(), () => held.promise)
  const waiting = oneAtATime(lock(), async () => 'done', stop.signal)
  stop.abort()
  await expect(waiting).rejects.toThrow(/abort/i)
  held.resolve()
  await holding
})
