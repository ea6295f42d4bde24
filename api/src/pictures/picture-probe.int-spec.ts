import { openDecoders } from '@vitrine/decoding/decoders'
import { createLogger } from '@vitrine/platform/logging'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FetchOptions } from './fetch-picture.ts'
import type { PictureProbe } from '../infrastructure/infrastructure.module.ts'
import { openPictureProbe } from './picture-probe.ts'
import { isPublicAddress } from '../http/public-address.ts'
import { certificate } from './testing/certificate.ts'
import { startDnsStub, type DnsStub } from './testing/dns-stub.ts'
import { startPictureServer, type PictureServer } from './testing/picture-server.ts'

/** Stands for an address of the public internet; everything else on this machine stays what it is. */
const PUBLIC = '127.0.0.2'
const INSIDE = '127.0.0.1'

const picture = async (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'tiff') =>
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a5a1f' } })
    .toFormat(format)
    .toBuffer()
const pictures: Record<string, Buffer> = {}
let folder: string
let dns: DnsStub
let outside: PictureServer
let inside: PictureServer
const decoders = openDecoders({ processes: 1, memory: 1600 * 1024 * 1024 })
const storage = () => fileStorage(folder)
let probeWith: (options?: FetchOptions) => PictureProbe

function respond({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const path = url.slice(1)
  const found = pictures[path]
  if (found) return void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(found)
  if (path === 'moved')
    return void response.writeHead(302, { location: 'https://images.test/picture.png' }).end()
  if (path === 'moved-inside')
    return void response.writeHead(301, { location: `https://${INSIDE}/picture.png` }).end()
  if (path === 'claims-much') return void response.writeHead(200, { 'content-length': 50_000_000 }).write('x')
  if (path === 'endless')
    return void response.on('drain', () => response.write(Buffer.alloc(65_536))).write(Buffer.alloc(65_536))
  if (path === 'silent') return
  if (path === 'stuck') return void response.writeHead(200).write('GIF89a')
  response.writeHead(404).end()
}

beforeAll(async () => {
  for (const format of ['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'] as const)
    pictures[`picture.${format}`] = await picture(format)
  Object.assign(pictures, {
    'half.jpeg': (
      await sharp({ create: { width: 900, height: 900, channels: 3, background: '#123' } })
        .jpeg()
        .toBuffer()
    ).subarray(0, 2_000),
    'page.html': Buffer.from('<!doctype html><img>'),
    'drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    nothing: Buffer.alloc(0),
  })
  folder = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
  dns = await startDnsStub({
    'images.test': [[PUBLIC]],
    'rebinding.test': [[PUBLIC], [INSIDE]],
    'unnamed.example': [[PUBLIC]],
  })
  outside = await startPictureServer(PUBLIC, respond)
  inside = await startPictureServer(INSIDE, respond, outside.port)
  probeWith = (options) =>
    openPictureProbe({
      storage: storage(),
      decoders,
      logger: createLogger({ level: 'silent', name: 'test' }),
      ownHosts: ['vitrine.test'],
      fetching: {
        resolver: dns.resolver,
        port: outside.port,
        ca: certificate,
        isAllowed: (address) => address === PUBLIC || isPublicAddress(address),
        ...options,
      },
    })
})
afterAll(async () => {
  await Promise.all([dns.close(), outside.close(), inside.close(), decoders.close()])
  rmSync(folder, { recursive: true })
})

const faultOf = async (path: string, options?: FetchOptions) =>
  await probeWith(options).faultOf(`https://images.test/${path}`)

describe('a picture of another host', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'])(
    'is taken as %s, whatever its server calls it',
    async (format) => {
      expect(await faultOf(`picture.${format}`)).toBeNull()
    },
  )

  test.each(['picture.avif', 'picture.tiff', 'half.jpeg', 'page.html', 'drawing.svg'])(
    '%s is none',
    async (path) => {
      expect(await faultOf(path)).toBe('no-picture')
    },
  )

  test.each(['moved', 'moved-inside', 'gone'])('%s is refused: nobody follows a redirect', async (path) => {
    const before = outside.paths.length
    expect(await faultOf(path)).toBe('unreachable')
    expect([outside.paths.slice(before), inside.paths]).toEqual([[`/${path}`], []])
  })

  test('is refused by what it claims, and by what comes', async () => {
    expect(await faultOf('claims-much')).toBe('too-large')
    expect(await faultOf('endless', { bytes: 200_000 })).toBe('too-large')
  })

  test.each(['silent', 'stuck'])('%s is given up', async (path) => {
    expect(await faultOf(path, { time: 400 })).toBe('unreachable')
  })

  test('needs a certificate of its own name', async () => {
    expect(await probeWith().faultOf('https://unnamed.example/picture.png')).toBe('unreachable')
    expect(await probeWith({ ca: undefined }).faultOf('https://images.test/picture.png')).toBe('unreachable')
  })

  test('is fetched from the very address that was looked at, wherever its name leads next', async () => {
    dns.questions.length = 0
    expect(await probeWith().faultOf('https://rebinding.test/picture.png')).toBeNull()
    expect(dns.questions.filter((question) => question === 'A rebinding.test')).toHaveLength(1)
    expect(inside.paths).toEqual([])
    // By now the name leads inside: refused, and not asked.
    expect(await probeWith().faultOf('https://rebinding.test/picture.png')).toBe('unreachable')
    expect(inside.paths).toEqual([])
  })

  test('leaves no file behind', () => {
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('vitrine-picture-'))).toEqual([])
  })
})

describe('our own media', () => {
  test('is looked up in the storage, by path or by a host of ours, and never fetched', async () => {
    await storage().put('categories/glass.webp', await picture('webp'), 'image/webp')
    await storage().put('vault/originals/secret.webp', await picture('webp'), 'image/webp')
    const asked = outside.paths.length
    dns.questions.length = 0
    const faults: (string | null)[] = []
    for (const url of [
      '/media/categories/glass.webp',
      '/media/categories/glass.webp?width=200',
      'https://vitrine.test/media/categories/glass.webp',
      '/media/categories/none.webp',
      'https://vitrine.test/media/none.webp',
      '/media/vault/originals/secret.webp',
      '/media/notes.txt',
      'https://vitrine.test/anything.png',
    ])
      faults.push(await probeWith().faultOf(url))
    expect(faults).toEqual([
      null,
      null,
      null,
      'not-stored',
      'not-stored',
      'not-stored',
      'not-stored',
      'not-stored',
    ])
    expect([outside.paths.length, dns.questions]).toEqual([asked, []])
  })
})
