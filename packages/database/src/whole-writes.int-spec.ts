import { testDatabase } from '@vitrine/testing/test-database'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WholeWrites } from './open-pool.ts'

test('what was written together arrives whole and in its order, short and long, texts and bytes', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accepted = once(server, 'connection') as Promise<[Socket]>
  const client = new WholeWrites()
  client.connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [peer] = await accepted
  const received: Buffer[] = []
  peer.on('data', (part: Buffer) => received.push(part))
  const sent: (string | Buffer)[] = [
    'é',
    Buffer.from([0, 255]),
    'plain',
    Buffer.alloc(40_000, 7),
    '…',
    Buffer.from('end'),
  ]
  client.cork()
  for (const part of sent.slice(0, 3)) client.write(part)
  client.uncork()
  client.cork()
  for (const part of sent.slice(3)) client.write(part)
  client.uncork()
  client.end()
  await once(peer, 'end')
  expect(Buffer.concat(received).equals(Buffer.concat(sent.map((part) => Buffer.from(part as string))))).toBe(
    true,
  )
  server.close()
  peer.destroy()
})

test('a pool speaks to Postgres over it', async () => {
  const { pool, drop } = await testDatabase()
  try {
    const client = await pool.connect()
    const text = 'é'.repeat(30_000)
    const { rows } = await client.query<{ same: string }>('SELECT $1::text AS same', [text])
    expect([
      rows[0]?.same === text,
      Reflect.get(Reflect.get(client, 'connection') as object, 'stream') instanceof WholeWrites,
    ]).toEqual([true, true])
    client.release()
  } finally {
    await drop()
  }
})
