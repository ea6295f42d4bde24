import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { existsSync } from 'node:fs'
import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
  const storage = fileStorage(join(api.dataDir, 'media'))
  const picture = async (width: number, height: number) =>
    await sharp({ create: { width, height, channels: 3, background: '#7a5a1f' } })
      .webp()
      .toBuffer()
  await storage.put('categories/glass.webp', await picture(800, 600), 'image/webp')
  await storage.put('authors/small.webp', await picture(120, 120), 'image/webp')
  await storage.put('broken.webp', Buffer.from('no picture'), 'image/webp')
  await storage.put('articles/vase.webp', await picture(800, 600), 'image/webp')
  await storage.put('articles/vase.svg', Buffer.from(drawing), 'image/svg+xml')
  await storage.put('articles/undrawn.webp', await picture(800, 600), 'image/webp')
  await storage.put('icons/vase.svg', Buffer.from(drawing), 'image/svg+xml')
})

afterAll(async () => await api.close())

const get = async (url: string, headers: Record<string, string> = {}) =>
  await api.app.inject({ url, headers })

async function sizeOf(url: string): Promise<[number, number]> {
  const { width, height } = await sharp((await get(url)).rawPayload).metadata()
  return [width, height]
}

describe('while the folder of pictures cannot be written to or read', () => {
  const folder = () => join(api.dataDir, 'media')

  it('pictures come as they are, and smaller ones are made without being kept', async () => {
    const storage = fileStorage(folder())
    await storage.put(
      'rooms/hall.webp',
      await sharp({ create: { width: 900, height: 300, channels: 3, background: '#224466' } })
        .webp()
        .toBuffer(),
      'image/webp',
    )
    // A file where a folder is needed: nobody can write below it, whatever rights they have.
    await rm(join(folder(), 'renditions'), { recursive: true, force: true })
    await writeFile(join(folder(), 'renditions'), '')
    try {
      expect(await sizeOf('/media/rooms/hall.webp')).toEqual([900, 300])
      for (let time = 0; time < 2; time += 1)
        expect(await sizeOf('/media/rooms/hall.webp?width=200')).toEqual([200, 67])
      const { statusCode, headers } = await get('/media/rooms/hall.webp?width=200')
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    } finally {
      await rm(join(folder(), 'renditions'))
    }
  })

  it('a storage that fails is a 503 that says when to come back, and nothing of the machine', async () => {
    await symlink('loop.webp', join(folder(), 'loop.webp'))
    for (const url of ['/media/loop.webp', '/media/loop.webp?width=200']) {
      const { statusCode, headers, body } = await get(url, { accept: 'text/html' })
      expect([statusCode, headers['retry-after']], url).toEqual([503, '15'])
      expect(body).not.toMatch(/loop|ELOOP|vitrine-data|\/tmp/)
    }
  })
})

describe('a picture', () => {
  it('comes as it is, or in one of the widths, again and again', async () => {
    expect(await sizeOf('/media/categories/glass.webp')).toEqual([800, 600])
    expect(await sizeOf('/media/categories/glass.webp?width=400')).toEqual([400, 300])
    const first = await get('/media/categories/glass.webp?width=200')
    const again = await get('/media/categories/glass.webp?width=200')
    expect([
      first.statusCode,
      again.statusCode,
      first.headers['content-type'],
      first.rawPayload.equals(again.rawPayload),
    ]).toEqual([200, 200, 'image/webp', true])
    expect(
      (
        await get('/media/categories/glass.webp?width=200', {
          'if-none-match': String(first.headers['etag']),
        })
      ).statusCode,
    ).toBe(304)
  })

  it('that is asked for by many at once comes to all of them', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => get('/media/authors/small.webp?width=400')),
    )
    expect(
      new Set(responses.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.toString('base64')}`))
        .size,
    ).toBe(1)
    // Smaller than what was asked for: it is not blown up.
    expect(await sizeOf('/media/authors/small.webp?width=400')).toEqual([120, 120])
  })

  it('that cannot be made smaller is shown as it is', async () => {
    expect((await get('/media/broken.webp?width=200')).body).toBe('no picture')
    expect((await get('/media/icons/vase.svg?width=200')).body).toBe(drawing)
  })

  it('is refused in other widths, and nothing is made of what is not there or was made already', async () => {
    for (const width of ['401', '', '-200', '200.0', '1e9', '200&width=400']) {
      const { statusCode, body } = await get(`/media/categories/glass.webp?width=${width}`)
      expect([statusCode, body], width).toEqual([
        400,
        'Pictures come 200 or 400 pixels wide, or without a width as they are.',
      ])
    }
    expect((await get('/media/categories/none.webp?width=200')).statusCode).toBe(404)
    await get('/media/categories/glass.webp?width=400')
    expect(await sizeOf('/media/renditions/400/categories/glass.webp?width=200')).toEqual([400, 300])
    expect(existsSync(join(api.dataDir, 'media/renditions/200/renditions'))).toBe(false)
    expect((await get(`/media/${'a'.repeat(490)}.webp?width=400`)).statusCode).toBe(404)
  })
})

describe('a picture that was made of a drawing', () => {
  const browser = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }

  it('comes as the drawing to who shows SVG, in every width, and in pixels to others', async () => {
    for (const url of ['/media/articles/vase.webp', '/media/articles/vase.webp?width=200']) {
      const { statusCode, headers, body } = await get(url, browser)
      expect([statusCode, headers['content-type'], body], url).toEqual([200, 'image/svg+xml', drawing])
      expect(headers['vary'], url).toMatch(/accept(?!-)/i)
    }
    const mail = await get('/media/articles/vase.webp', { accept: '*/*' })
    expect([mail.headers['content-type'], String(mail.headers['vary'])]).toEqual([
      'image/webp',
      expect.stringMatching(/accept(?!-)/i),
    ])
    expect(await sizeOf('/media/articles/vase.webp?width=200')).toEqual([200, 150])
  })

  it('is not taken for the same by a cache that holds the other', async () => {
    const [drawn, pixels] = [
      await get('/media/articles/vase.webp', browser),
      await get('/media/articles/vase.webp'),
    ]
    expect(drawn.headers['etag']).not.toBe(pixels.headers['etag'])
    const again = { 'if-none-match': String(drawn.headers['etag']) }
    expect((await get('/media/articles/vase.webp', { ...browser, ...again })).statusCode).toBe(304)
    expect((await get('/media/articles/vase.webp', again)).statusCode).toBe(200)
  })

  it('whose drawing is not there comes as it is', async () => {
    const { statusCode, headers } = await get('/media/articles/undrawn.webp', browser)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await get('/media/articles/none.webp', browser)).statusCode).toBe(404)
    expect((await get('/media/authors/small.webp', browser)).headers['content-type']).toBe('image/webp')
  })
})
