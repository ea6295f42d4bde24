import { expect, test } from 'vitest'
import { z } from 'zod'
import { createClient, NoResponse } from './client.ts'
import { defineEndpoint } from './endpoint.ts'
import { inMemoryApi, responds } from './testing/in-memory-api.ts'

const photos = { field: 'photos', maxCount: 3, maxBytes: 10, kinds: ['image/png'] } as const

const addPhotos = defineEndpoint({
  method: 'POST',
  path: '/api/v1/lots/:lotId/photos',
  name: 'lots.add-photos',
  access: 'member',
  summary: '',
  bodyType: 'multipart',
  files: photos,
  params: z.object({ lotId: z.string() }),
  body: z.object({ caption: z.string(), tags: z.string().optional() }),
  response: z.object({ names: z.array(z.string()) }),
})
const importLots = defineEndpoint({
  method: 'POST',
  path: '/api/v1/lots/import',
  name: 'lots.import',
  access: 'member',
  summary: '',
  bodyType: 'stream',
  files: { ...photos, maxCount: 1, kinds: ['text/csv'] },
  response: z.string(),
})
const exportLots = defineEndpoint({
  method: 'GET',
  path: '/api/v1/lots/export',
  name: 'lots.export',
  access: 'member',
  summary: '',
  responseType: 'stream',
})

test('files are sent as a form whose fields come first, and get to the handler one after the other', async () => {
  const { transport, asked } = inMemoryApi([
    responds(addPhotos, async ({ params, body, files }) => {
      const names: string[] = []
      for await (const { name, contentType } of files)
        names.push(`${params.lotId} ${body.caption} ${name} ${contentType}`)
      return { names }
    }),
  ])
  const chosen = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
  const response = await createClient(transport)(addPhotos, {
    params: { lotId: '7' },
    body: { caption: 'Lid', tags: undefined },
    files: { photos: chosen },
  })
  expect(response).toEqual({ names: ['7 Lid a.png image/png', '7 Lid b.png image/png'] })
  // `fetch` states the type itself, with the boundary.
  expect([asked[0]?.headers.get('content-type'), asked[0]?.body]).toEqual([null, { caption: 'Lid' }])
})

test('the fields of a form stand before its files', async () => {
  let sent: unknown
  const call = createClient(async (_, { body }) => {
    sent = body
    return Response.json({ names: [] })
  })
  await call(addPhotos, {
    params: { lotId: '7' },
    body: { caption: 'Lid' },
    files: { photos: [new File(['x'], 'a.png')] },
  })
  expect(sent instanceof FormData && [...sent.keys()]).toEqual(['caption', 'photos'])
})

test.each([
  ['text/csv', 'text/csv'],
  ['', 'application/octet-stream'],
])('a Blob of type "%s" is sent as it is, as %s', async (type, sentType) => {
  const { transport, asked } = inMemoryApi([
    responds(importLots, async ({ body }) => {
      let text = ''
      for await (const chunk of body.content) text += new TextDecoder().decode(chunk)
      return text
    }),
  ])
  expect(await createClient(transport)(importLots, { body: new Blob(['a,b'], { type }) })).toBe('a,b')
  expect(asked[0]?.headers.get('content-type')).toBe(sentType)
})

test('a download comes back as a Blob, though its text could be read as JSON', async () => {
  const { transport } = inMemoryApi([
    responds(exportLots, () => new Blob(['[1]'], { type: 'application/json' })),
  ])
  const file = await createClient(transport)(exportLots, {})
  expect([file instanceof Blob, file.type, await file.text()]).toEqual([true, 'application/json', '[1]'])
})

test('a download that breaks off is no file, but a server that has not responded', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
  const call = createClient(
    async () => new Response(broken, { headers: { 'content-disposition': 'attachment' } }),
  )
  await expect(call(exportLots, {})).rejects.toBeInstanceOf(NoResponse)
})
