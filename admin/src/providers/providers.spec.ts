import type { Transport } from '@vitrine/contracts/client'
import { errorCatalogue } from '@vitrine/contracts/errors'
import { describe, expect, test } from 'vitest'
import { articleDetails } from '../../tests/an-article.ts'
import { createAuthProvider, signOut, canAccess } from './authProvider.ts'
import { CONNECTION_FAILED, ConsoleCallFailed } from './console-client.ts'
import { createDataProvider } from './dataProvider.ts'
import { signInAgain } from './sign-in-again.ts'

interface Sent {
  path: string
  method: string
  headers: Headers
  body: unknown
}

/** A server that always responds the same, and remembers what it was asked. */
function server(status: number, body: unknown, headers: Record<string, string> = {}) {
  const sent: Sent[] = []
  const transport: Transport = async (path, init) => {
    sent.push({
      path,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    return new Response(JSON.stringify(body), { status, headers })
  }
  return { sent, transport, data: createDataProvider(transport) }
}

describe('the documented calls', () => {
  test('D1-177: an update names the revision that was read and the url before', async () => {
    const { sent, data } = server(200, { response: {} })
    await data.updateArticle({ url: 'old-vase', revision: 7 }, articleDetails)
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      path: '/api/v1/dictionary/admin/articles',
      body: { ...articleDetails, currentUrl: 'old-vase' },
    })
    expect(sent[0]?.headers.get('if-match')).toBe('"7"')
  })

  test.each(['publishArticle', 'unpublishArticle'] as const)(
    'D1-180: %s is a PUT at the URL of the article, with its url as body',
    async (name) => {
      const { sent, data } = server(200, { response: {} })
      await data[name]({ url: 'vase', revision: 3 })
      expect(sent[0]).toMatchObject({ method: 'PUT', body: { url: 'vase' } })
      expect(sent[0]?.path).toContain('/vase/')
      expect(sent[0]?.headers.get('if-match')).toBe('"3"')
    },
  )

  test('an issue is sent as it was seen: setting its time names the revision', async () => {
    const { sent, data } = server(200, {})
    await data.moveIssue({ id: 3, revision: 8 }, { dueAt: null })
    await data.moveIssue({ id: 3, revision: 9 }, 'pause')
    expect(sent).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/newsletter/admin/newsletter-issues/3/move',
        body: { action: 'schedule', dueAt: null },
      },
      { body: { action: 'pause' } },
    ])
    expect(sent[0]?.headers.get('if-match')).toBe('"8"')
  })

  test('D1-182: a deletion is addressed by the url', async () => {
    const { sent, data } = server(200, '')
    await data.deleteArticle({ url: 'vase', revision: 3 })
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/v1/dictionary/admin/articles/vase' })
    expect(sent[0]?.headers.get('if-match')).toBe('"3"')
  })
})

describe('simple-rest', () => {
  test('a list asks with sort, range and filter, and reads its total', async () => {
    const { sent, data } = server(200, [{ id: 1 }], { 'content-range': 'authors 0-0/41' })
    const list = await data.getList('authors', {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'lastName', order: 'ASC' },
      filter: { q: 'finch' },
    })
    expect(list.total).toBe(41)
    expect(decodeURIComponent(sent[0]?.path ?? '')).toContain(
      'filter={"q":"finch"}&range=[10,19]&sort=["lastName","ASC"]',
    )
  })

  test('a record that is put back names its revision', async () => {
    const { sent, data } = server(200, { id: 4, revision: 6 })
    await data.update('authors', {
      id: 4,
      data: { id: 4, lastName: 'Finch', revision: 5 },
      previousData: { id: 4 },
    })
    expect(sent[0]?.headers.get('if-match')).toBe('"5"')
  })
})

describe('failures', () => {
  test('an explicit word is named, with where it can be allowed', async () => {
    const title = { field: 'title', errorCode: 'NoExplicitWords', errorMessage: 'Revise.', word: 'F*ck' }
    const { data } = server(400, { errorCode: 'VALIDATION_FAILED', message: 'No', errors: [title] })
    await expect(data.createArticle(articleDetails)).rejects.toMatchObject({
      fieldErrors: { title: 'Revise. The word is “F*ck”. You can allow it under Forbidden words.' },
    })
  })

  test.each([
    [
      {
        errorCode: 'VALIDATION_FAILED',
        message: 'No',
        errors: [{ field: 'url', errorCode: 'exists', errorMessage: 'Taken' }],
      },
    ],
    [{ errorCode: 'ALREADY_EXISTS', message: 'No', status: 'error', errors: { url: 'Taken' } }],
  ])(
    'D1-171: fields are told in the shape that forms understand, whichever way the api lists them',
    async (body) => {
      const { data } = server(400, body)
      await expect(data.createArticle(articleDetails)).rejects.toMatchObject({
        status: 400,
        body: { errors: { url: 'Taken' } },
        fieldErrors: { url: 'Taken' },
      })
    },
  )

  test('D1-196: a server that cannot be reached is said in the documented words', async () => {
    const data = createDataProvider(() => Promise.reject(new TypeError('fetch failed')))
    await expect(data.readOutbox()).rejects.toThrow(CONNECTION_FAILED)
    await expect(data.getOne('authors', { id: 1 })).rejects.toThrow(CONNECTION_FAILED)
  })

  test('what a proxy refuses in HTML is said in words', async () => {
    const data = createDataProvider(async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
    for (const call of [() => data.readOutbox(), () => data.getOne('authors', { id: 1 })])
      await expect(call()).rejects.toMatchObject({ status: 502, message: 'An unexpected error occurred' })
  })
})

describe('who may', () => {
  test('staff sees all, a member and a visitor nothing, and nobody what has no name', () => {
    expect(
      canAccess({ userId: 1, roles: ['ROLE_ADMIN'], subscriptionStatus: 'Inactive' }, 'dictionaryManager'),
    ).toBe(true)
    expect(
      canAccess({ userId: 1, roles: ['ROLE_UNLIMITED'], subscriptionStatus: 'Active' }, 'dictionaryManager'),
    ).toBe(false)
    expect(canAccess(null, 'outbox')).toBe(false)
    expect(canAccess({ userId: 1, roles: ['ROLE_ADMIN'], subscriptionStatus: 'Inactive' }, 'payroll')).toBe(
      false,
    )
  })

  test('D3-155: signing out ends the session, forgets drafts and leaves the console’s page, so that nothing it held is there for who comes next', async () => {
    const done: string[] = []
    const { transport, sent } = server(200, {})
    await signOut({
      transport,
      leaveFor: (address) => done.push(address),
      forgetDrafts: () => done.push('drafts forgotten'),
    })
    expect(sent.map(({ method }) => method)).toEqual(['HEAD'])
    expect(done).toEqual(['drafts forgotten', '/login/auth'])
  })

  test.each(Object.entries(errorCatalogue))(
    'what fails with %s is told in a sentence, never by a code',
    async (errorCode, { status, message }) => {
      const { data } = server(status, { errorCode, message })
      await expect(data.updateArticle({ url: 'vase', revision: 1 }, articleDetails)).rejects.toMatchObject({
        code: errorCode,
        message: expect.stringMatching(/^[A-Z][^ ]* .* /),
      })
    },
  )

  test('logging in again says why it failed in a sentence, never by a code', async () => {
    const { transport } = server(401, {
      errorCode: 'CONCURRENT_SESSIONS_EXCEEDED',
      message: 'login.error.concurrent-sessions-exceeded',
    })
    const again = await signInAgain('ada@vitrine.example', 'right', (path) => transport(path, {}))
    expect(again).toEqual({ problem: expect.stringMatching(/^You have been signed out because/) })
  })

  test('D1-009: a session that has ended leads to the log-in page and back, which says why', async () => {
    const left: string[] = []
    const auth = createAuthProvider({
      transport: server(403, {}).transport,
      place: () => '/oms/index',
      leaveFor: (address) => left.push(address),
      forgetDrafts: () => undefined,
      openDrafts: () => Promise.resolve(),
    })
    await auth.checkAuth({})
    await auth.checkError(new ConsoleCallFailed('', 401, 'CONCURRENT_SESSIONS_EXCEEDED', {}))
    await auth.checkError(new ConsoleCallFailed('', 401, 'SIGN_IN_REQUIRED', {}))
    await auth.checkError(new ConsoleCallFailed('', 403, 'FORBIDDEN', {}))
    expect(left).toEqual([
      '/login/auth?parentUrl=%2Foms%2Findex',
      '/login/auth?concurrencyError=true&parentUrl=%2Foms%2Findex',
      '/login/auth?sessionEnded=true&parentUrl=%2Foms%2Findex',
    ])
  })
})
