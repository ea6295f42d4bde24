import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ImagesBody } from './images-body.ts'
import { ImagesReader } from './images-reader.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-images-body-'))
})
afterAll(async () => await rm(folder, { recursive: true }))

/** Reads a body in pieces of that many bytes. */
function unpacked(body: string | Buffer, size: number) {
  const reader = new ImagesReader({ pathOf: (place) => join(folder, `${place}`), most: 12 })
  const reading = new ImagesBody(reader)
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += size) reading.add(bytes.subarray(at, at + size))
  reading.end()
  return reader.images()
}

const photo = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256))
const letters = photo.toString('base64')

describe.each([1, 5, 64, 1000, 1_000_000])('in pieces of %i bytes', (size) => {
  test('photos come out as they went in, with or without a prefix, whatever stands around them', async () => {
    const entries = [
      { url: 'a/1', altText: 'A “blue” vase, 花瓶 🏺' },
      { base64ImageData: letters, altText: 'é\\"' },
      { url: 'a/2', base64ImageData: `data:image/png;base64,${letters}` },
    ]
    const { images, hasMore } = unpacked(
      JSON.stringify({ other: [letters], images: entries, more: letters }),
      size,
    )
    expect(hasMore).toBe(false)
    expect(images?.map(({ url, altText, refusal }) => ({ url, altText, refusal }))).toEqual([
      { url: 'a/1', altText: 'A “blue” vase, 花瓶 🏺', refusal: null },
      { url: null, altText: 'é\\"', refusal: null },
      { url: 'a/2', altText: null, refusal: null },
    ])
    for (const place of [1, 2]) expect((await readFile(join(folder, `${place}`))).equals(photo)).toBe(true)
  })

  test('letters that are written as escapes are the same letters', async () => {
    const escaped = letters.replaceAll('/', '\\/').replaceAll('+', '\\u002b')
    expect(unpacked(`{"images":[{"base64ImageData":"${escaped}"}]}`, size).images).toMatchObject([
      { refusal: null },
    ])
    expect((await readFile(join(folder, '0'))).equals(photo)).toBe(true)
  })

  test('what is no base64 is refused at its place, and the next photo is read', async () => {
    for (const other of ['-', '_', ' ', 'ŁŁŁŁ', '===='])
      expect(
        unpacked(
          JSON.stringify({ images: [{ base64ImageData: `${letters.slice(0, 3000)}${other}${letters}` }] }),
          size,
        ).images,
      ).toMatchObject([{ refusal: 'invalid' }])
    const { images } = unpacked(
      JSON.stringify({
        images: [
          { base64ImageData: `${letters.slice(0, 3000)}é${letters}` },
          { base64ImageData: `${letters.slice(0, 2999)}==${letters}` },
          { base64ImageData: letters },
        ],
      }),
      size,
    )
    expect(images?.map(({ refusal }) => refusal)).toEqual(['invalid', 'invalid', null])
    expect((await readFile(join(folder, '2'))).equals(photo)).toBe(true)
  })

  test.each([
    '',
    '{"images":[{"base64ImageData":"AAAA',
    '{"images":[]}]',
    '{"images":[{"base64ImageData":"AA\\x"}]}',
  ])('%j is no JSON', (body) => {
    expect(() => unpacked(body, size)).toThrow()
  })
})
