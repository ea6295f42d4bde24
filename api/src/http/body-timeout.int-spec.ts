import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bodyTimesOf, watchBody, type BodyTimes } from './body-timeout.ts'
import { sendRaw } from './testing/send-raw.ts'

let server: FastifyInstance
let times: BodyTimes
beforeEach(async () => {
  server = fastify()
  server.addHook('onRequest', async (request, reply) => watchBody(request, reply, times))
  server.post('/', async (request) => ({ received: request.body }))
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => server.close())

const send = (text: string) => sendRaw(server, text)

const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

test('a body that stops coming is given up with 408, and the connection ends', async () => {
  times = { idle: 50, whole: 60_000 }
  const response = await send(`${HEAD}Content-Length: 20\r\n\r\n{"a":`)
  expect(response).toMatch(/^HTTP\/1\.1 408 /)
  expect(response).toContain('"errorCode":"REQUEST_TIMEOUT"')
})

test('a body that takes too long is given up as well', async () => {
  times = { idle: 60_000, whole: 50 }
  expect(await send(`${HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\n{"\r\n`)).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that is here in time is read', async () => {
  times = { idle: 60_000, whole: 60_000 }
  expect(await send(`${HEAD}Connection: close\r\nContent-Length: 7\r\n\r\n{"a":1}`)).toMatch(
    /^HTTP\/1\.1 200 .*"received":\{"a":1\}/s,
  )
})

test('a call has a minute, one that takes files an hour while bytes arrive', () => {
  const [minute, hour] = [
    { idle: 60_000, whole: 60_000 },
    { idle: 60_000, whole: 3_600_000 },
  ]
  expect([undefined, {}, { bodyType: 'form' as const }].map(bodyTimesOf)).toEqual([minute, minute, minute])
  expect([{ bodyType: 'multipart' as const }, { bodyType: 'stream' as const }].map(bodyTimesOf)).toEqual([
    hour,
    hour,
  ])
})
