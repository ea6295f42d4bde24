import { expect, test } from 'vitest'
import type { RunTask } from './decoders.ts'
import { FileRefused } from './refusal.ts'
import { serveDecoding, sharedPool } from './shared-pool.ts'

/** Processes that share one pool, whose messages travel as they do between real ones: as JSON. */
function processes(count: number, run: RunTask) {
  return Array.from({ length: count }, () => {
    const listeners: ((message: unknown) => void)[] = []
    const hear = (message: unknown) => {
      for (const listener of listeners) listener(JSON.parse(JSON.stringify(message)))
    }
    const pool = sharedPool({
      send: (request) => void serveDecoding(JSON.parse(JSON.stringify(request)), run, hear),
      onMessage: (listener) => listeners.push(listener),
    })
    return { pool, hear }
  })
}

test('each process gets the results of its own tasks, which the pool runs for their accounts', async () => {
  const asked: unknown[] = []
  const [first, second] = processes(2, async (account, task) => {
    asked.push([account, task.kind])
    return { width: Number(account), height: 1 }
  })
  const results = await Promise.all([
    first?.pool.forAccount(7).checkPicture('a'),
    second?.pool.forAccount(8).checkPicture('b'),
  ])
  expect(results).toEqual([
    { width: 7, height: 1 },
    { width: 8, height: 1 },
  ])
  expect(asked).toEqual([
    [7, 'check-picture'],
    [8, 'check-picture'],
  ])
})

test('a refused file is refused, and a failure is one', async () => {
  const [refusing] = processes(1, async () => {
    throw new FileRefused('Size', 'too many bytes')
  })
  await expect(refusing?.pool.forAccount(1).checkPicture('a')).rejects.toMatchObject({
    name: 'FileRefused',
    code: 'Size',
    message: 'too many bytes',
  })
  const [failing] = processes(1, async () => {
    throw new Error('the disk is full')
  })
  await expect(failing?.pool.forAccount(1).checkPicture('a')).rejects.toThrow('the disk is full')
})

test('messages of others are passed over, and what waits when the process stops is told so', async () => {
  const [only] = processes(1, () => new Promise(() => undefined))
  const waiting = only?.pool.forAccount(1).checkPicture('a')
  only?.hear({ kind: 'cache-news-known', number: 1, from: 0 })
  only?.hear({ kind: 'decoded', number: 99, outcome: { result: null } })
  void only?.pool.close()
  await expect(waiting).rejects.toThrow('the process is stopping')
})
