import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { freePort } from './free-port.ts'

const chosen = vi.hoisted(() => ({ ports: new Array<number>() }))
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  return {
    ...crypto,
    randomInt: (from: number, to: number) => chosen.ports.shift() ?? crypto.randomInt(from, to),
  }
})

test('a free port is none that the system gives to outgoing connections, and none that somebody listens on', async () => {
  const taken = await freePort()
  expect(taken).toBeLessThan(32_768)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve))
  chosen.ports = [taken, taken]
  expect(await freePort()).not.toBe(taken)
  expect(chosen.ports).toEqual([])
  server.close()
})
