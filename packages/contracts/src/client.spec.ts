import { describe, expect, test } from 'vitest'
import { createClient } from './client.ts'
import { countByLetter, suggestTitles, updateThumbnail } from './dictionary/endpoints.ts'

interface Sent {
  path: string
  init: RequestInit
}

function server(status: number, text: string) {
  const sent: Sent[] = []
  const call = createClient(async (path, init) => {
    sent.push({ path, init })
    return new Response(text, { status })
  })
  return { sent, call }
}

describe('a call', () => {
  test('D1-017, D2-114: sends credentials, and its body as JSON', async () => {
    const { sent, call } = server(200, '{}')
    await call(updateThumbnail, {
      params: { url: 'a b' },
      body: { thumbnail: '/media/a.webp' },
    })
    expect(sent).toMatchObject([
      {
        path: '/api/v1/dictionary/admin/articles/a%20b',
        init: { method: 'PATCH', credentials: 'include', body: '{"thumbnail":"/media/a.webp"}' },
      },
    ])
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json')
  })

  test('D1-017, D2-114: without a body names no type, but sends credentials', async () => {
    const { sent, call } = server(200, '{}')
    await call(suggestTitles, { query: { term: 'blue & white' } })
    expect(sent).toMatchObject([
      { path: '/api/v1/dictionary/suggestions?term=blue+%26+white', init: { credentials: 'include' } },
    ])
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBeNull()
  })

  test('that fails brings the code, the fields and the body along', async () => {
    const body = {
      errorCode: 'VALIDATION_FAILED',
      message: 'No.',
      errors: [{ field: 'title', errorCode: 'null', errorMessage: 'A title is required.' }],
    }
    const refused = server(400, JSON.stringify(body)).call(countByLetter, {})
    await expect(refused).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'No.',
      fieldErrors: body.errors,
      body,
    })
    const failed = server(502, '').call(countByLetter, {})
    await expect(failed).rejects.toMatchObject({
      status: 502,
      code: null,
      message: 'An unexpected error occurred',
    })
  })
})
