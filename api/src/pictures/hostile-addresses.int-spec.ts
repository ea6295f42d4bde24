import { isAllowedThumbnail } from '@vitrine/contracts/dictionary/thumbnail'
import { isPictureUrl } from '@vitrine/contracts/picture-url'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'
import { isPublicAddress } from '../http/public-address.ts'
import { startDnsStub, type DnsStub, type Zone } from './testing/dns-stub.ts'
import { startPictureServer, type PictureServer } from './testing/picture-server.ts'

/**
 * Whatever an allowed name leads to, or is. The test's server listens on all addresses of this machine, and
 * must never be asked.
 */
const led: readonly (readonly [string, readonly string[]])[] = [
  ['loopback', ['127.0.0.1']],
  ['the far end of loopback', ['127.255.255.254']],
  ['this host', ['0.0.0.0']],
  ['this network', ['0.1.2.3']],
  ['private, ten', ['10.0.0.5']],
  ['private, 172.16', ['172.16.0.1']],
  ['private, 172.31', ['172.31.255.255']],
  ['private, 192.168', ['192.168.1.1']],
  ['link-local', ['169.254.0.1']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['carrier-grade NAT', ['100.64.0.1']],
  ['its last address', ['100.127.255.254']],
  ['protocol assignments', ['192.0.0.8']],
  ['documentation', ['192.0.2.1']],
  ['benchmarks', ['198.18.0.1']],
  ['multicast', ['224.0.0.1']],
  ['an administered group', ['239.255.255.250']],
  ['reserved', ['240.0.0.1']],
  ['broadcast', ['255.255.255.255']],
  ['IPv6 loopback', ['::1']],
  ['IPv6 unspecified', ['::']],
  ['IPv6 link-local', ['fe80::1']],
  ['IPv6 site-local', ['fec0::1']],
  ['unique local', ['fd12:3456::1']],
  ['IPv6 multicast', ['ff02::1']],
  ['IPv6 documentation', ['2001:db8::1']],
  ['mapped loopback', ['::ffff:127.0.0.1']],
  ['mapped private', ['::ffff:10.0.0.1']],
  ['a compatible address', ['::127.0.0.1']],
  ['NAT64 of loopback', ['64:ff9b::7f00:1']],
  ['local NAT64', ['64:ff9b:1::a00:1']],
  ['6to4 of a private one', ['2002:a00:1::1']],
  ['Teredo', ['2001:0:4136:e378:8000:63bf:3fff:fdd2']],
  ['discard', ['100::1']],
  ['one public and one private', ['93.184.215.14', '10.0.0.1']],
  ['public by IPv4, private by IPv6', ['93.184.215.14', 'fd00::1']],
  ['another name that is private', ['inside.test']],
]
/** Written into the URL itself, in every form that a URL parser takes for the same. */
const literal = [
  'https://127.0.0.1/a.png',
  'https://2130706433/a.png',
  'https://0x7f000001/a.png',
  'https://0177.0.0.1/a.png',
  'https://127.1/a.png',
  'https://0/a.png',
  'https://0xa9fea9fe/a.png',
  'https://10.0x1/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:127.0.0.1]/a.png',
  'https://[::ffff:7f00:1]/a.png',
  'https://[0:0:0:0:0:ffff:c0a8:0101]/a.png',
  'https://[64:ff9b::10.0.0.1]/a.png',
  'https://[fe80::1]/a.png',
  'https://１２７.0.0.1/a.png',
]
/** Not even asked about: the rules of schemes and hosts refuse them. */
const refusedByRule = [
  'http://images.test/a.png',
  'ftp://images.test/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '//images.test/a.png',
  '/\\images.test/a.png',
  'https://images.test:8443/a.png',
  'https://images.test@10.0.0.1/a.png',
  'https://user:word@images.test/a.png',
  'https://images.test.evil.test/a.png',
  'https://images.test./a.png',
  'https://localhost/a.png',
  'https://imageѕ.test/a.png',
  'https://127.0.0.1/a.png',
  'https://0x7f.1/a.png',
  '/media/../api/x',
  '/media/%2e%2e/x.png',
]

const nameOf = (at: number) => `led-${at}.test`
const zone: Zone = {
  ...Object.fromEntries(led.map(([, addresses], at) => [nameOf(at), [addresses]])),
  'inside.test': [['10.1.2.3']],
  'silent.test': [[]],
}

let folder: string
let dns: DnsStub
let server: PictureServer
const fetching = async (url: string) =>
  await fetchPicture(url, join(folder, 'fetched'), { resolver: dns.resolver, port: server.port })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
  dns = await startDnsStub(zone)
  server = await startPictureServer('0.0.0.0', (_request, response) => response.end('here'))
})
afterAll(async () => {
  await Promise.all([dns.close(), server.close()])
  rmSync(folder, { recursive: true })
})

test('there are more than sixty of them', () => {
  expect(led.length + literal.length + refusedByRule.length).toBeGreaterThanOrEqual(60)
})

describe('nobody is connected to', () => {
  test.each(led.map(([what], at) => [what, nameOf(at)] as const))(
    'where an allowed host leads to %s',
    async (_, host) => {
      await expect(fetching(`https://${host}/a.png`)).rejects.toMatchObject({
        code: 'unreachable',
        message: expect.stringContaining('is not public'),
      })
      expect([
        dns.questions.filter((question) => question === `A ${host}`).length,
        server.wasReached(),
      ]).toEqual([1, false])
    },
  )

  test.each(literal)('by %s, even where its host were allowed', async (url) => {
    await expect(fetching(url)).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('is not public'),
    })
    expect(server.wasReached()).toBe(false)
  })

  test('where a name leads nowhere, or its server says nothing', async () => {
    for (const host of ['nowhere.test', 'silent.test'])
      await expect(fetching(`https://${host}/a.png`)).rejects.toMatchObject({
        code: 'unreachable',
        message: `${host} leads nowhere`,
      })
  })
})

test.each(refusedByRule)('%s is not even asked about', (url) => {
  expect(
    isPictureUrl(url) && isAllowedThumbnail(url, { allowedHosts: ['images.test'], mediaBase: '/media/' }),
  ).toBe(false)
})

test.each([
  '93.184.215.14',
  '1.1.1.1',
  '8.8.8.8',
  '100.128.0.1',
  '172.32.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::8',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
