import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a free port is none that the system gives to outgoing connections, and none that somebody listens on', async () => {
  const taken = await freePort()
  expect(taken).toBeLessThan(32_768)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve))
  const free = await freePort()
  const chosen = [taken, taken, free]
  expect(await freePort(() => chosen.shift() ?? 0)).toBe(free)
  expect(chosen).toEqual([])
  server.close()
})
