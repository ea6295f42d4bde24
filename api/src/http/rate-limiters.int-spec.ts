import { openDatabase, type OpenDatabase } from '@vitrine/database/database'
import { cuttableProxy } from '@vitrine/testing/faults/cuttable-proxy'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { randomUUID } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RateLimiters } from './rate-limiters.ts'

let data: TestDatabase
beforeAll(async () => {
  data = await testDatabase()
})
afterAll(() => data.drop())

const redisUrl = process.env['VITRINE_TEST_REDIS_URL']
const stores: [string, string | undefined][] = [
  ['Postgres', undefined],
  // The whole product's CI names a Redis server; the embedded set-up has none.
  ...(redisUrl ? [['Redis', redisUrl] satisfies [string, string]] : []),
]

const limit = { points: 2, seconds: 60 }
const overLimit = (limiters: RateLimiters, name: string) =>
  limiters
    .named(name, limit)
    .consume('someone')
    .then(
      () => false,
      (refused: unknown) => refused instanceof RateLimiterRes,
    )

/** Whether one process finds what another has counted. */
async function sees(reader: RateLimiters, writer: RateLimiters): Promise<boolean> {
  const name = randomUUID()
  await writer.named(name, limit).consume('someone')
  return (await reader.named(name, limit).get('someone')) !== null
}

describe.each(stores)('rate limiters in %s', (_, url) => {
  test('count for all processes together', async () => {
    const [one, other] = [
      new RateLimiters(data.database, { REDIS_URL: url }),
      new RateLimiters(data.database, { REDIS_URL: url }),
    ]
    // A connection to Redis comes a moment after it was asked for, and until then each process counts for
    // itself.
    await expect.poll(async () => (await sees(one, other)) && (await sees(other, one))).toBe(true)
    const name = randomUUID()
    const refused = []
    for (const limiters of [one, other, one, other]) refused.push(await overLimit(limiters, name))
    expect(refused).toEqual([false, false, true, true])
    one.onApplicationShutdown()
    other.onApplicationShutdown()
  })
})

test.each([
  ['a Redis that is away', { REDIS_URL: 'redis://127.0.0.1:1' }, false],
  ['a database that is frozen', { REDIS_URL: undefined }, true],
])('with %s a process counts for itself', async (_, settings, freezes) => {
  const { open, proxy } = await throughProxy()
  await open.pool.query('SELECT 1')
  if (freezes) proxy.freeze()
  const limiters = new RateLimiters(open.database, settings)
  const name = randomUUID()
  expect([
    await overLimit(limiters, name),
    await overLimit(limiters, name),
    await overLimit(limiters, name),
  ]).toEqual([false, false, true])
  limiters.onApplicationShutdown()
  proxy.thaw()
  await open.close()
  await proxy.close()
})

async function throughProxy(): Promise<{
  open: OpenDatabase
  proxy: Awaited<ReturnType<typeof cuttableProxy>>
}> {
  const url = new URL(data.url)
  const proxy = await cuttableProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  return { open: openDatabase({ url: url.href, poolSize: 2 }), proxy }
}
