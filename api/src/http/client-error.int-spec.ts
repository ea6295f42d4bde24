import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { respondToClientError } from './client-error.ts'
import { sendRaw } from './testing/send-raw.ts'

let server: FastifyInstance
beforeAll(async () => {
  server = fastify({ clientErrorHandler: respondToClientError })
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const send = (text: string) => sendRaw(server, text)

const huge = `Cookie: ${'a'.repeat(20_000)}\r\n\r\n`

test('headers that are too large are told as such, to a program', async () => {
  const response = await send(`GET / HTTP/1.1\r\nHost: x\r\n${huge}`)
  expect(response).toMatch(/^HTTP\/1\.1 431 /)
  expect(response).toContain('"errorCode":"HEADERS_TOO_LARGE"')
})

test('and to a reader, as a page', async () => {
  const response = await send(`GET / HTTP/1.1\r\nHost: x\r\nAccept: text/html,*/*\r\n${huge}`)
  expect(response).toMatch(/^HTTP\/1\.1 431 /)
  expect(response).toMatch(/content-security-policy: default-src 'none'.*<h1>The request is too large<\/h1>/s)
})

test('what is no HTTP is refused', async () => {
  expect(await send('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})
