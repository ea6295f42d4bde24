import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { untilTakesConnections } from './until-takes-connections.ts'

let server: Server | null = null

afterEach(() => server?.close())

/**
 * A Postgres that refuses its connections with these codes, one after the other. Returns its URL, and how
 * many were asked for.
 */
async function refusesWith(...codes: string[]): Promise<{ url: string; asked: () => number }> {
  let asked = 0
  const listening = createServer((socket) => {
    const fields = `SFATAL\0C${codes[Math.min(asked, codes.length - 1)]}\0Mno\0\0`
    asked += 1
    const length = Buffer.alloc(4)
    length.writeInt32BE(fields.length + 4)
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])))
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  return {
    url: `postgres://somebody:word@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/db`,
    asked: () => asked,
  }
}

const watched = { silentForMs: 0, hasEnded: () => false, said: () => 'its last lines' }

describe('a Postgres that was started', () => {
  test('is waited for while it says that it is recovering, and ready when it looks at the password', async () => {
    const { url, asked } = await refusesWith('57P03', '57P03', '28P01')
    await untilTakesConnections(url, watched)
    expect(asked()).toBe(3)
  })

  test('that says nothing is given up, with its last lines', async () => {
    await expect(untilTakesConnections('postgres://somebody:word@127.0.0.1:1/db', watched)).rejects.toThrow(
      'did not respond within 0 seconds:\nits last lines',
    )
  })

  test('that has ended is not waited for', async () => {
    const { url } = await refusesWith('57P03')
    await expect(untilTakesConnections(url, { ...watched, hasEnded: () => true })).rejects.toThrow(
      'did not start:\nits last lines',
    )
  })
})
