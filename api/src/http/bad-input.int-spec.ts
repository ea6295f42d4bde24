import { endpoints } from '@vitrine/contracts/areas'
import { simpleRestQuerySchema } from '@vitrine/contracts/parameters'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const D = '/api/v1/dictionary'

test.each([
  ['a name with a NUL is nobody', `${D}/articles/a%00b`, 404],
  ['an author with a NUL is nobody', `${D}/authors/%00`, 404],
  ['half a surrogate pair is nobody', `${D}/articles/%ED%A0%80`, [400, 404]],
  ['a percent sign that is no code', `${D}/articles/%E0%A4%A`, 400],
  ['an unknown letter', `${D}/letter-articles?letter=%C3%89`, 404],
  ['no letter', `${D}/letter-articles`, 404],
  ['an unknown category', `${D}/category-articles?category=nothing`, 404],
  ['an offset that is negative', `${D}/letter-articles?letter=a&offset=-5`, 200],
  ['an offset that is no number', `${D}/letter-articles?letter=a&offset=x`, 200],
  ['an offset beyond all numbers', `${D}/letter-articles?letter=a&offset=99999999999999999999`, 200],
  ['a parameter given twice', `${D}/letter-articles?letter=a&letter=b`, 404],
  ['an unknown path of the api', '/api/v1/nothing', 404],
])('%s', async (_, url, status) => {
  expect([status].flat()).toContain((await api.visitor('GET', url)).status)
})

test('a body with a NUL or half a surrogate pair is refused at its fields', async () => {
  const staff = await api.signedIn('ROLE_ADMIN')
  const { status, body } = await staff('POST', `${D}/admin/authors`, {
    body: { lastName: 'a\u0000b', url: 'nul', about: '\ud800' },
  })
  expect({ status, fields: body.errors.map(({ field }: { field: string }) => field) }).toEqual({
    status: 400,
    fields: ['lastName', 'about'],
  })
})

test('a body that is no JSON, of another kind, or too large is refused as such', async () => {
  const staff = await api.signedIn('ROLE_ADMIN')
  const post = (body: string, type: string) =>
    staff('POST', `${D}/admin/authors`, { body, headers: { 'content-type': type } })
  expect((await post('{"a":', 'application/json')).status).toBe(400)
  expect((await post('<a/>', 'application/xml')).status).toBe(415)
  expect((await post('{"lastName":"Plain"}', 'text/plain')).status).toBe(415)
  expect((await post(JSON.stringify({ about: 'x'.repeat(3_000_000) }), 'application/json')).status).toBe(413)
})

test('300,000 ids of a member are refused before they are parsed, as a body that is too large', async () => {
  const member = await api.signedIn('ROLE_UNLIMITED')
  const body = JSON.stringify({ ids: Array.from({ length: 300_000 }, (_, id) => id) })
  expect(
    await member('POST', '/api/v1/vault/items/delete', {
      body,
      headers: { 'content-type': 'application/json' },
    }),
  ).toMatchObject({
    status: 413,
    body: {
      errorCode: 'PAYLOAD_TOO_LARGE',
      errors: [{ field: 'body', errorCode: 'Size', errorMessage: 'The request is too large.' }],
    },
  })
})

const MEGABYTE = 1_048_576

/** Sends the head of a call and then 100 MB, as long as somebody takes them in and nothing is said. */
async function pour(headers: string): Promise<{ response: string; sent: number }> {
  const { port } = api.app.getHttpServer().address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const received: string[] = []
  socket.on('data', (part: Buffer) => received.push(part.toString('latin1')))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(
    `POST /api/v1/identity/accounts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`,
  )
  const piece = 'x'.repeat(MEGABYTE)
  let sent = 0
  for (; received.length === 0 && sent < 100 && !socket.destroyed; sent += 1)
    if (!socket.write(`${MEGABYTE.toString(16)}\r\n${piece}\r\n`))
      await Promise.race([once(socket, 'drain'), once(socket, 'data'), closed])
  if (received.length === 0) await Promise.race([once(socket, 'data'), closed])
  socket.destroy()
  return { response: received.join(''), sent }
}

test('of 100 MB of JSON no more is taken in than a body may have, whether their length is told or not', async () => {
  await api.app.listen(0, '127.0.0.1')
  for (const headers of ['Content-Length: 104857600', 'Transfer-Encoding: chunked']) {
    const { response, sent } = await pour(headers)
    expect(response, headers).toMatch(/^HTTP\/1\.1 413 [^]*"errorCode":"PAYLOAD_TOO_LARGE"/)
    // What two sockets hold between them is sent, and read by nobody.
    expect(sent, headers).toBeLessThan(30)
  }
})

test.each(['gzip', 'br', 'deflate', 'zstd', 'identity, gzip'])(
  'a body packed with %s is refused, and nothing unpacks it',
  async (encoding) => {
    const packed = gzipSync(JSON.stringify({ email: 'a'.repeat(1_000_000) }))
    const { status, body } = await api.visitor('POST', '/api/v1/identity/accounts', {
      body: packed,
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    })
    expect([status, body.errorCode]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  },
)

test.each([
  [
    'a list of the console',
    `${D}/admin/authors?filter=${encodeURIComponent('{"q":"a\\u0000"}')}`,
    'filter.q',
  ],
  ['the manager', `${D}/admin/articles?query=vase%00`, 'query'],
])('%s refuses a NUL at its field', async (_, url, field) => {
  const staff = await api.signedIn('ROLE_ADMIN')
  const { status, body } = await staff('GET', url)
  expect([status, body.errors?.map((error: { field: string }) => error.field)]).toEqual([400, [field]])
})

test('every list of the console responds to odd filters without failing', async () => {
  const staff = await api.signedIn('ROLE_ADMIN')
  const lists = endpoints.filter(({ query, path }) => query === simpleRestQuerySchema && !path.includes(':'))
  const filters = [
    '{"q":"\\u0000"}',
    '{"q":"\\ud800"}',
    '{"id":["x"]}',
    '{"q":{}}',
    '[]',
    '"',
    '{"q":"%\\\\_"}',
  ]
  const odd: string[] = []
  for (const { path } of lists)
    for (const filter of filters)
      if ((await staff('GET', `${path}?filter=${encodeURIComponent(filter)}`)).status >= 500)
        odd.push(`${path} ${filter}`)
  expect(lists.length).toBeGreaterThan(5)
  expect(odd).toEqual([])
})

test.each([
  ['GET', '/api/v1/identity/sessions', 'POST'],
  ['PUT', '/api/v1/identity/sessions', 'POST'],
  ['DELETE', '/taxonomy/listRoots', 'GET, HEAD'],
  ['POST', '/api/openapi.json', 'GET, HEAD'],
  ['PATCH', '/dictionary', 'GET, HEAD'],
  ['PUT', '/', 'GET, HEAD'],
  ['PUT', '/login/auth', 'GET, HEAD, POST'],
  ['DELETE', '/health/live', 'GET, HEAD'],
] as const)(
  '%s of %s is a wrong method, and the response names the right ones',
  async (method, url, allow) => {
    const { status, headers } = await api.visitor(method, url)
    expect([status, headers['allow']]).toEqual([405, allow])
  },
)

test('a form is taken where a form posts, and nowhere else', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' }
  const statuses = await Promise.all([
    api.visitor('POST', '/api/v1/identity/sessions', {
      body: 'username=a%40b.example&password=x',
      headers: form,
    }),
    api.visitor('POST', '/api/v1/identity/accounts', {
      body: 'email=a%40b.example&password=Brass-cabinet-7',
      headers: form,
    }),
    api.visitor('POST', '/api/v1/account-settings/newsletter', {
      body: 'email=a%40b.example',
      headers: { ...form, 'content-type': 'Application/X-WWW-Form-Urlencoded; charset=utf-8' },
    }),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([401, 415, 415])
})

test('the OpenAPI document lists what follows from how a call is made', async () => {
  const { body } = await api.visitor('GET', '/api/openapi.json')
  expect(Object.keys(body.paths[`${D}/admin/articles/{url}/content`].put.responses)).toEqual(
    expect.arrayContaining(['400', '401', '403', '408', '412', '413', '415', '428', '429', '431']),
  )
  expect(Object.keys(body.paths['/api/v1/identity/sessions'].post.responses)).toEqual(
    expect.arrayContaining(['403', '415', '431']),
  )
})

test('a body that says it is not packed is read', async () => {
  const { status, body } = await api.visitor('POST', '/api/v1/identity/accounts', {
    body: '{}',
    headers: { 'content-type': 'application/json', 'content-encoding': 'identity' },
  })
  expect([status, body.errorCode]).toEqual([400, 'VALIDATION_FAILED'])
})

test('a body nested beyond reason is a response like any other', async () => {
  const staff = await api.signedIn('ROLE_ADMIN')
  const body = `{"lastName":"Deep","url":"deep","extra":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  const { status } = await staff('POST', `${D}/admin/authors`, {
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(status).toBeLessThan(500)
})

test('a field that no schema names is neither stored nor sent back', async () => {
  const staff = await api.signedIn('ROLE_ADMIN')
  const { body } = await staff('POST', `${D}/admin/authors`, {
    body: { lastName: 'Plain', url: 'plain', isAdmin: true, __proto__: { polluted: 1 } },
  })
  expect(Object.keys(body)).not.toContain('isAdmin')
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('the OpenAPI document names every call and resolves its own references', async () => {
  const { body } = await api.visitor('GET', '/api/openapi.json')
  const text = JSON.stringify(body)
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    expect(Object.keys(body.components.schemas)).toContain(name)
  expect(text).not.toContain('#/$defs/')
  expect(Object.keys(body.paths)).toContain('/taxonomy/listAncestors/{id}')
})

test('a text that is kept is refused with a NUL in the URL as well', async () => {
  const member = await api.signedIn('ROLE_FREE')
  const kept = await member('PUT', '/api/v1/user-preferences/vaultTitle?value=%3Cscript%3E%00')
  expect([kept.status, kept.body.errors]).toEqual([
    400,
    [
      {
        field: 'value',
        errorCode: 'invalid',
        errorMessage: 'This text contains a character that cannot be stored.',
      },
    ],
  ])
  expect((await member('GET', '/api/v1/user-preferences')).body.vaultTitle).toBe('My Vault')
})

test('what no documented message is for is told in a sentence of ours', async () => {
  const member = await api.signedIn('ROLE_FREE')
  const refusals = await Promise.all([
    member('PUT', '/api/v1/user-preferences/dictionarySortingPreference?value=a&value=b'),
    member('PUT', '/api/v1/account-settings/email-preferences/evil?value=SUBSCRIBED'),
    api.visitor('POST', '/api/v1/identity/password-resets/confirm', {
      body: { token: null, newPassword: 'Brass-cabinet-7', newPasswordConfirm: 'Brass-cabinet-7' },
    }),
    api.visitor('POST', '/api/v1/account-settings/newsletter', {
      body: 'null',
      headers: { 'content-type': 'application/json' },
    }),
  ])
  expect(
    refusals.map(({ body }) =>
      body.errors?.map(({ field, errorMessage }: { field: string; errorMessage: string }) => [
        field,
        errorMessage,
      ]),
    ),
  ).toEqual([
    [['value', 'This must be one text.']],
    [['category', 'Please choose one of the available values.']],
    [['token', 'This is required.']],
    [['body', 'This is required.']],
  ])
})
