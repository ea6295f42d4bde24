import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import type { Actor } from '@vitrine/contracts/access'
import { AppError } from '@vitrine/platform/app-error'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerConsole } from './register-console.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-console-'))
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const actors: Record<string, Actor> = {
  staff: { userId: 1, roles: ['ROLE_FREE', 'ROLE_ADMIN'], subscriptionStatus: 'Inactive' },
  member: { userId: 2, roles: ['ROLE_UNLIMITED'], subscriptionStatus: 'Active' },
}

let server: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<meta name="style-nonce" content="%STYLE_NONCE%"><meta name="console-settings" content="%CONSOLE_SETTINGS%">',
  )
  writeFileSync(join(folder, 'assets', 'console-1a2b.js'), 'export {}')
  writeFileSync(join(folder, 'assets', 'console-1a2b.js.br'), brotliCompressSync('export {}'))
  server = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await server.register(cookie)
  await registerConsole(server, {
    config: { IMAGE_HOSTS: ['images.example'], SUPPORT_EMAIL: 'help@vitrine.example' },
    folder,
    actorOf: async ({ headers }) => {
      if (headers['x-who'] === 'ousted') throw new AppError('CONCURRENT_SESSIONS_EXCEEDED')
      return actors[String(headers['x-who'])] ?? null
    },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const open = (url: string, who = '', headers: Record<string, string> = page) =>
  server.inject({ url, headers: { ...headers, 'x-who': who } })

describe('a visitor', () => {
  test.each([
    '/oms/index',
    '/app/oms/dictionaryManager?offset=20&query=vase',
    '/oryEditor/blue-vase?title=Blue%20vase',
  ])('D1-183: is sent from %s to sign in, and back', async (url) => {
    const response = await open(url)
    expect(response.statusCode).toBe(302)
    const target = new URL(response.headers.location ?? '', 'http://site.example')
    expect(target.pathname).toBe('/login/auth')
    expect(target.searchParams.get('parentUrl')).toBe(url)
  })

  test('D1-009: whose session was ended by a newer sign-in is told why', async () => {
    const { headers } = await open('/oms/index', 'ousted', { ...page, cookie: 'vitrine-session=ended' })
    expect(headers.location).toBe('/login/auth?concurrencyError=true&parentUrl=%2Foms%2Findex')
    expect(headers['set-cookie']).toMatch(/^vitrine-session=;/)
  })

  test('whose session has ended is told so', async () => {
    const { headers } = await open('/oms/index', '', { ...page, cookie: 'vitrine-session=ended' })
    expect(headers.location).toBe('/login/auth?sessionEnded=true&parentUrl=%2Foms%2Findex')
  })
})

test("a member gets the not-found page in the documents' words", async () => {
  const response = await open('/oms/index', 'member')
  expect(response.statusCode).toBe(404)
  expect(response.body).toContain('<h1>Page not found</h1>')
  expect(response.body).toContain('We can find all of your antiques, but not the page you requested.')
  expect(response.body).toContain('mailto:help@vitrine.example')
})

describe('staff', () => {
  test('gets the console, never stored, with a policy whose nonce the page carries', async () => {
    const response = await open('/app/oms/dictionaryManager', 'staff')
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const nonce = /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1]
    expect(response.body).toContain(`content="${nonce}"`)
    expect(response.headers['content-security-policy']).toContain("script-src 'self';")
    expect(response.body).toContain('images.example')
    const again = await open('/app/oms/dictionaryManager', 'staff')
    expect(again.headers['content-security-policy']).not.toBe(response.headers['content-security-policy'])
  })

  test.each(['/oms', '/oms/', '/app/oms'])('is led from %s to the home of the console', async (url) => {
    expect((await open(url, 'staff')).headers.location).toBe('/oms/index')
  })
})

test('a call that asks for JSON gets no page', async () => {
  const response = await open('/oms/cache/scenario', 'staff', { accept: 'application/json' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ errorCode: 'NOT_FOUND' })
})

test('assets may be kept for a year', async () => {
  const response = await open('/oms/assets/console-1a2b.js')
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('assets are sent as they were compressed at build', async () => {
  const response = await open('/oms/assets/console-1a2b.js', '', { 'accept-encoding': 'gzip, br' })
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe('export {}')
})
