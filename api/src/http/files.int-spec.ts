import { Controller, Module } from '@nestjs/common'
import { defineEndpoint } from '@vitrine/contracts/endpoint'
import { UPLOADS_WAIT } from '@vitrine/contracts/failure-words'
import type { IncomingFile, IncomingStream, OutgoingFile } from '@vitrine/contracts/files'
import { AppError } from '@vitrine/platform/app-error'
import { Agent, request, type ClientRequest } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '../openapi/openapi-document.ts'
import { anyBody } from '../testing/any-body.ts'
import { aMember, aSession } from '../testing/members.ts'
import { callAs, testApi, type TestApi } from '../testing/test-api.ts'
import { Handles } from './endpoint.decorator.ts'
import { Input } from './input.decorator.ts'
import { WaitingUploads } from './waiting-uploads.ts'

const KILOBYTE = 1024
const files = { field: 'photos', maxCount: 2, maxBytes: 300 * KILOBYTE, kinds: ['image/png'] } as const
const addPhotos = defineEndpoint({
  method: 'POST',
  path: '/api/v1/scratch/photos',
  name: 'scratch.add-photos',
  access: 'visitor',
  summary: 'Photos',
  bodyType: 'multipart',
  files,
  body: z.object({ caption: z.string().min(1) }),
  response: z.array(z.string()),
})
const addOwnPhotos = defineEndpoint({
  method: 'POST',
  path: '/api/v1/scratch/own-photos',
  name: 'scratch.add-own-photos',
  access: 'member',
  summary: 'Photos',
  bodyType: 'multipart',
  files,
})
const importLots = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/scratch/lots',
  name: 'scratch.import-lots',
  access: 'visitor',
  summary: 'Lots',
  bodyType: 'stream',
  files: { ...files, field: 'file', maxCount: 1, kinds: ['application/octet-stream', 'text/csv'] },
  response: z.object({ read: z.string() }),
})
const exportLots = defineEndpoint({
  method: 'GET',
  path: '/api/v1/scratch/lots',
  name: 'scratch.export-lots',
  access: 'visitor',
  summary: 'Lots',
  query: z.object({ as: z.string().default('whole') }),
  responseType: 'stream',
  responseKinds: ['text/csv'],
  reads: [],
})
const addNote = defineEndpoint({
  method: 'POST',
  path: '/api/v1/scratch/notes',
  name: 'scratch.add-note',
  access: 'visitor',
  summary: 'A note',
  body: z.object({ text: z.string() }),
  response: z.object({ noted: z.boolean() }),
})

/** What the handlers saw, in the order in which it happened. */
const seen: string[] = []

async function bytesOf({ content }: IncomingStream): Promise<number> {
  let bytes = 0
  for await (const chunk of content) {
    if (bytes === 0) seen.push('first bytes')
    bytes += chunk.byteLength
  }
  return bytes
}

/** Says what became of reading. */
async function noting<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    seen.push(`told: ${error instanceof AppError ? error.code : 'something else'}`)
    throw error
  }
}

async function* textOf(way: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from('a,b\n')
  if (way === 'broken') throw new Error('the disk is gone')
  yield Buffer.from('1,2\n')
}

@Controller()
class ScratchController {
  @Handles(addPhotos)
  async addPhotos(
    @Input() input: { body: { caption: string }; files: AsyncIterable<IncomingFile> },
  ): Promise<string[]> {
    return await noting(async () => {
      const kept: string[] = []
      for await (const file of input.files)
        kept.push(
          input.body.caption === 'skip'
            ? file.name
            : `${input.body.caption} ${file.name} ${await bytesOf(file)}`,
        )
      return kept
    })
  }

  @Handles(addOwnPhotos)
  async addOwnPhotos(@Input() { files }: { files: AsyncIterable<IncomingFile> }): Promise<void> {
    seen.push(`the handler, with ${typeof files}`)
  }

  @Handles(importLots)
  async importLots(@Input() { body }: { body: IncomingStream }): Promise<{ read: string }> {
    return await noting(async () => ({ read: `${body.contentType} ${await bytesOf(body)}` }))
  }

  @Handles(exportLots)
  exportLots(@Input() { query }: { query: { as: string } }): OutgoingFile {
    if (query.as === 'stored')
      return { name: 'lots.csv', contentType: 'text/csv', content: aStoredFile(), length: STORED_BYTES }
    return {
      name: 'Löts "1".csv',
      contentType: query.as === 'other' ? 'text/html' : 'text/csv',
      content: textOf(query.as),
      ...(query.as === 'measured' && { length: 8 }),
    }
  }

  @Handles(addNote)
  addNote(@Input() { body }: { body: { text: string } }): { noted: boolean } {
    return { noted: body.text !== '' }
  }
}

/** Far more than a connection takes at once. */
const STORED_BYTES = 64 * 1024 * KILOBYTE
let stored: Readable[] = []

function aStoredFile(): Readable {
  const file = new Readable({
    read() {
      this.push(new Uint8Array(64 * KILOBYTE))
    },
  })
  stored.push(file)
  return file
}

@Module({ controllers: [ScratchController] })
class ScratchModule {}

let api: TestApi
let origin: string
beforeAll(async () => {
  api = await testApi({ more: [ScratchModule] })
  await api.app.listen(0, '127.0.0.1')
  origin = `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}`
})
afterAll(() => api.close())
beforeEach(() => {
  seen.length = 0
  stored = []
})

function png(name: string, bytes = 3): File {
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

function form(...parts: [string, string | File][]): FormData {
  const data = new FormData()
  for (const [name, value] of parts) data.append(name, value)
  return data
}

async function send(
  path: string,
  body: RequestInit['body'],
  { method = 'POST', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(origin + path, { method, body, headers })
  return { status: response.status, body: await response.json() }
}

test.each([
  ['a form', addPhotos.path, 'POST', form(['caption', 'Lid'], ['photos', png('a.png')])],
  ['a stream', importLots.path, 'PUT', new Blob(['a,b'], { type: 'text/csv' })],
])(
  'files of %s are refused in the middle where other uploads have taken the room',
  async (_, path, method, body) => {
    const end = vi.fn()
    vi.spyOn(WaitingUploads.prototype, 'enter').mockReturnValueOnce({ receive: () => false, end })
    expect(await send(path, body, { method })).toMatchObject({
      status: 429,
      body: { errorCode: 'TOO_MANY_REQUESTS', message: UPLOADS_WAIT },
    })
    expect(end).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  },
)

describe('a form with files', () => {
  test('reaches the handler: its fields parsed, its files one after the other', async () => {
    expect(
      await send(
        addPhotos.path,
        form(['caption', 'Lid'], ['photos', png('ä 1.png', 200 * KILOBYTE)], ['photos', png('b.png', 0)]),
      ),
    ).toEqual({ status: 200, body: [`Lid ä 1.png ${200 * KILOBYTE}`, 'Lid b.png 0'] })
  })

  test('may be left unread, in part or whole', async () => {
    const whole = form(
      ['caption', 'skip'],
      ['photos', png('a.png', 250 * KILOBYTE)],
      ['photos', png('b.png', 250 * KILOBYTE)],
    )
    expect(await send(addPhotos.path, whole)).toEqual({ status: 200, body: ['a.png', 'b.png'] })
    // One connection for all: the next call gets through when what is left of the last one's body was let go.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const cookie = await cookieOfMember()
    const body = new Response(
      form(['photos', png('a.png', 250 * KILOBYTE)], ['photos', png('b.png', 250 * KILOBYTE)]),
    )
    const bytes = new Uint8Array(await body.arrayBuffer())
    for (const _ of [1, 2, 3]) {
      const { call, response } = begin(
        'POST',
        addOwnPhotos.path,
        { cookie, 'content-type': body.headers.get('content-type') ?? '' },
        agent,
      )
      call.end(bytes)
      expect((await response).status).toBe(204)
    }
    agent.destroy()
  })

  test.each<[string, FormData, number, string, string, string]>([
    [
      'too large',
      form(['caption', 'Lid'], ['photos', png('a.png', 301 * KILOBYTE)]),
      413,
      'PAYLOAD_TOO_LARGE',
      'photos',
      'Size',
    ],
    [
      'one too many',
      form(['caption', 'Lid'], ['photos', png('a.png')], ['photos', png('b.png')], ['photos', png('c.png')]),
      400,
      'VALIDATION_FAILED',
      'photos',
      'Size',
    ],
    [
      'far too many',
      form(['caption', 'Lid'], ...Array.from({ length: 9 }, (): [string, File] => ['photos', png('a.png')])),
      400,
      'VALIDATION_FAILED',
      'photos',
      'Size',
    ],
    [
      'of another kind',
      form(['caption', 'Lid'], ['photos', new File(['<p>'], 'a.html', { type: 'text/html' })]),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'photos',
      'invalid',
    ],
    [
      'of another kind, as the second',
      form(
        ['caption', 'Lid'],
        ['photos', png('a.png')],
        ['photos', new File(['<p>'], 'a.html', { type: 'text/html' })],
      ),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      'photos',
      'invalid',
    ],
    [
      'in another field',
      form(['caption', 'Lid'], ['other', png('a.png')]),
      400,
      'VALIDATION_FAILED',
      'other',
      'invalid',
    ],
    ['missing', form(['caption', 'Lid']), 400, 'VALIDATION_FAILED', 'photos', 'null'],
    [
      'before a field',
      form(['caption', 'Lid'], ['photos', png('a.png')], ['caption', 'Late']),
      400,
      'VALIDATION_FAILED',
      'caption',
      'invalid',
    ],
    [
      'beside a field that is refused',
      form(['caption', ''], ['photos', png('a.png')]),
      400,
      'VALIDATION_FAILED',
      'caption',
      'null',
    ],
    [
      'beside a field that is too long',
      form(['caption', 'x'.repeat(70_000)], ['photos', png('a.png')]),
      400,
      'VALIDATION_FAILED',
      'caption',
      'Size',
    ],
  ])('whose file is %s is refused at its field', async (_, data, status, errorCode, field, code) => {
    expect(await send(addPhotos.path, data)).toMatchObject({
      status,
      body: { errorCode, errors: [{ field, errorCode: code }] },
    })
  })

  test.each([
    ['no boundary', 'multipart/form-data', 'x', 400],
    [
      'an end that is missing',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\nContent-Type: image/png\r\n\r\nabc',
      400,
    ],
    [
      'broken JSON in a field',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="caption"\r\nContent-Type: application/json\r\n\r\n{\r\n--x--\r\n',
      400,
    ],
    [
      'a field of every object',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
      400,
    ],
    ['JSON instead of a form', 'application/json', '{}', 415],
  ])('with %s is refused', async (_, type, body, status) => {
    expect(await send(addPhotos.path, body, { headers: { 'content-type': type } })).toMatchObject({ status })
  })

  test('of nobody who may send it is refused before its files are read', async () => {
    expect(await send(addOwnPhotos.path, form(['photos', png('a.png')]))).toMatchObject({
      status: 401,
      body: { errorCode: 'SIGN_IN_REQUIRED' },
    })
    expect(
      await send(addOwnPhotos.path, form(['photos', png('a.png')]), {
        headers: { cookie: await cookieOfMember(), origin: 'https://elsewhere.example' },
      }),
    ).toMatchObject({ status: 403 })
    expect(seen).toEqual([])
  })

  test('is taken where one is expected, and nowhere else', async () => {
    expect(await send(addNote.path, form(['a', 'b']))).toMatchObject({ status: 415 })
    expect(await send(addPhotos.path, new URLSearchParams({ caption: 'Lid' }))).toMatchObject({ status: 415 })
    expect(await send(addNote.path, 'a,b', { headers: { 'content-type': 'text/csv' } })).toMatchObject({
      status: 415,
      body: { errorCode: 'UNSUPPORTED_MEDIA_TYPE' },
    })
  })
})

describe('a file as a body', () => {
  test('reaches the handler as it is, with its kind', async () => {
    expect(
      await send(
        importLots.path,
        new Blob([new Uint8Array(250 * KILOBYTE)], { type: 'text/csv;charset=utf-8' }),
        { method: 'PUT' },
      ),
    ).toEqual({ status: 200, body: { read: `text/csv ${250 * KILOBYTE}` } })
  })

  test('of another kind is refused, and so is none', async () => {
    expect(
      await send(importLots.path, new Blob(['x'], { type: 'image/png' }), { method: 'PUT' }),
    ).toMatchObject({ status: 415, body: { errors: [{ field: 'file' }] } })
    expect(
      await send(importLots.path, '{}', { method: 'PUT', headers: { 'content-type': 'application/json' } }),
    ).toMatchObject({ status: 415 })
    expect(
      await send(importLots.path, '', { method: 'PUT', headers: { 'content-type': 'text/csv' } }),
    ).toMatchObject({ status: 400, body: { errors: [{ field: 'file', errorCode: 'null' }] } })
  })

  test('that is too large is refused unread where it says so, and in the middle where it does not', async () => {
    const large = new Uint8Array(301 * KILOBYTE)
    const refusal = {
      status: 413,
      body: { errorCode: 'PAYLOAD_TOO_LARGE', errors: [{ field: 'file', errorCode: 'Size' }] },
    }
    expect(
      await send(importLots.path, new Blob([large], { type: 'text/csv' }), { method: 'PUT' }),
    ).toMatchObject(refusal)
    expect(seen).toEqual([])
    const { call, response } = begin('PUT', importLots.path, { 'content-type': 'text/csv' })
    // In two pieces it is sent without a length.
    call.write(large)
    call.end()
    expect(await response).toMatchObject(refusal)
    expect(seen).toEqual(['first bytes', 'told: PAYLOAD_TOO_LARGE'])
  })
})

/** A call whose body the test writes itself, piece by piece and without a length. */
function begin(
  method: string,
  path: string,
  headers: Record<string, string>,
  agent?: Agent,
): { call: ClientRequest; response: Promise<{ status: number | undefined; body: unknown }> } {
  const call = request(origin + path, { method, headers, agent })
  const response = new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    call.on('error', reject)
    call.on('response', (incoming) => {
      incoming
        .setEncoding('utf8')
        .toArray()
        .then(
          (chunks) => resolve({ status: incoming.statusCode, body: JSON.parse(chunks.join('') || 'null') }),
          reject,
        )
    })
  })
  return { call, response }
}

describe('an upload', () => {
  const head =
    '--x\r\nContent-Disposition: form-data; name="caption"\r\n\r\nLid\r\n--x\r\nContent-Disposition: form-data; name="photos"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'

  test.each([
    ['form', addPhotos, 'multipart/form-data; boundary=x', head + 'x'.repeat(1000)],
    ['stream', importLots, 'text/csv', 'a,b\n'],
  ])(
    'as a %s is read while it arrives, and told to the handler where it breaks off',
    async (_, { method, path }, type, beginning) => {
      const { call, response } = begin(method, path, { 'content-type': type })
      const failed = expect(response).rejects.toThrow()
      call.write(beginning)
      await expect.poll(() => seen).toEqual(['first bytes'])
      call.destroy()
      await failed
      await expect.poll(() => seen).toEqual(['first bytes', 'told: VALIDATION_FAILED'])
    },
  )
})

describe('a file that is given', () => {
  test('comes as a download with its kind and its name', async () => {
    const response = await fetch(origin + exportLots.path)
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-length'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'text/csv', null, 'private, no-store'])
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="L.ts .*; filename\*=UTF-8''L%C3%B6ts%20%221%22\.csv$/,
    )
    expect(await response.text()).toBe('a,b\n1,2\n')
  })

  test('says its length where it is known and nothing is packed on the way', async () => {
    expect(
      (
        await fetch(`${origin}${exportLots.path}?as=measured`, { headers: { 'accept-encoding': 'identity' } })
      ).headers.get('content-length'),
    ).toBe('8')
  })

  test('breaks off where its source does, and is never taken for whole', async () => {
    await expect(
      fetch(`${origin}${exportLots.path}?as=broken`).then((response) => response.text()),
    ).rejects.toThrow()
  })

  test('that is asked for by its headers alone is not read, and nothing of it stays open', async () => {
    const { status, headers } = await fetch(`${origin}${exportLots.path}?as=stored`, { method: 'HEAD' })
    expect([
      status,
      headers.get('content-type'),
      stored.map(({ destroyed, readableDidRead }) => [destroyed, readableDidRead]),
    ]).toEqual([200, 'text/csv', [[true, false]]])
  })

  test('whose reader goes away, before it begins or in the middle, stays open for nobody', async () => {
    for (const waitsForIt of [false, true]) {
      const { port } = new URL(origin)
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(`GET ${exportLots.path}?as=stored HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
      if (waitsForIt) await new Promise((resolve) => socket.once('data', resolve))
      else await expect.poll(() => stored.length).toBe(1)
      socket.destroy()
    }
    await expect.poll(() => stored.map(({ destroyed }) => destroyed)).toEqual([true, true])
  })

  test('of a kind that its endpoint does not state is not sent', async () => {
    expect((await fetch(`${origin}${exportLots.path}?as=other`)).status).toBe(500)
  })
})

test('the access matrix sends to each what it takes', async () => {
  expect((await api.visitor('POST', addOwnPhotos.path, anyBody(addOwnPhotos))).status).toBe(401)
  expect(
    (
      await callAs(api.app, { cookie: await cookieOfMember() })(
        'POST',
        addOwnPhotos.path,
        anyBody(addOwnPhotos),
      )
    ).status,
  ).toBe(204)
  expect((await api.visitor('PUT', importLots.path, anyBody(importLots))).body).toEqual({
    read: 'application/octet-stream 1',
  })
})

test('the OpenAPI document says how files come and go', () => {
  const binary = { type: 'string', format: 'binary' }
  const { paths } = openApiDocument([addPhotos, importLots, exportLots], origin)
  expect(paths).toMatchObject({
    [addPhotos.path]: {
      post: {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                properties: {
                  caption: { type: 'string' },
                  photos: { type: 'array', items: binary, maxItems: 2 },
                },
                required: ['caption', 'photos'],
              },
              encoding: { photos: { contentType: 'image/png' } },
            },
          },
        },
        responses: { 413: {}, 408: {} },
      },
    },
    [importLots.path]: {
      put: {
        requestBody: {
          content: { 'application/octet-stream': { schema: binary }, 'text/csv': { schema: binary } },
        },
      },
      get: { responses: { 200: { content: { 'text/csv': { schema: binary } } } } },
    },
  })
})

async function cookieOfMember(): Promise<string> {
  const { userId } = await aMember(api.app, api.data.database, 'free')
  return await aSession(api.data.database, userId)
}
