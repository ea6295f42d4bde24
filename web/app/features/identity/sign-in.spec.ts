import { describe, expect, it } from 'vitest'
import { failureMessage, signIn } from './sign-in.ts'

describe('the log-in call', () => {
  it('D1-003, D1-017: is an urlencoded post of the three documented fields', async () => {
    const form = new FormData()
    for (const [name, value] of [
      ['username', 'a@b.example'],
      ['password', 'p w'],
      ['remember-me', 'on'],
      ['other', 'x'],
    ] as const)
      form.set(name, value)
    let sent: RequestInit = {}
    const result = await signIn(async (_, init) => {
      sent = init
      return new Response('{}', { headers: { 'set-cookie': 'session=1' } })
    }, form)
    expect(sent.body).toBe('username=a%40b.example&password=p+w&remember-me=on')
    expect(new Headers(sent.headers).get('x-requested-with')).toBe('XMLHttpRequest')
    expect(sent.credentials).toBe('include')
    expect(result).toEqual({ ok: true, cookies: ['session=1'] })
  })

  it('D1-003, D1-196: sends no remember-me where it is not ticked, and tells that no server responded', async () => {
    const form = new FormData()
    form.set('username', 'a@b.example')
    form.set('password', 'pw')
    const bodies: unknown[] = []
    const result = await signIn(async (_, { body }) => {
      bodies.push(body)
      throw new TypeError('Failed to fetch')
    }, form)
    expect(bodies).toEqual(['username=a%40b.example&password=pw'])
    expect(result).toMatchObject({
      ok: false,
      message: 'An error occurred while connecting to the server, please refresh the page.',
    })
  })

  it('D1-004, D1-005, D3-173: tells errors.message, else errorDescription; a 403 tells nothing', () => {
    expect(failureMessage(401, '{"errors":{"message":"Wrong."},"message":"Other."}')).toBe('Wrong.')
    expect(failureMessage(401, '{"errorDescription":"X"}')).toBe('X')
    expect(failureMessage(401, '{"errors":{"message":"login.error.concurrent-sessions-exceeded"}}')).toMatch(
      /^You have been signed out because/,
    )
    expect(failureMessage(403, '{"errors":{"message":"Wrong."}}')).toBeNull()
    expect(failureMessage(502, '<html>')).toBe('An unexpected error occurred')
  })

  it.each([500, 504])('D3-185: a %i is the generic server error, whatever it carries', (status) => {
    for (const body of ['', '<html>', '{"message":"An unexpected error occurred"}'])
      expect(failureMessage(status, body)).toBe('Something went wrong! Please try again later!')
  })
})
