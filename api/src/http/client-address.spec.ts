import { loadConfig } from '@vitrine/platform/config'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { clientAddress, trustProxyOption } from './client-address.ts'

/** The client's address as a server sees it that trusts so, from a socket and an X-Forwarded-For. */
async function seen(trusted: string, from: string, forwardedFor?: string): Promise<string | null> {
  const server = fastify({ trustProxy: trustProxyOption(loadConfig({ TRUST_PROXY: trusted }).TRUST_PROXY) })
  server.get('/', (request) => ({ address: clientAddress(request) }))
  const response = await server.inject({
    url: '/',
    remoteAddress: from,
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  })
  await server.close()
  return response.json<{ address: string | null }>().address
}

describe('the client’s network address', () => {
  test.each([
    ['without a proxy is that of the socket', 'false', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['behind one is what the proxy appended', '1', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'behind one is never what the client wrote before it',
      '1',
      '10.0.0.1',
      '1.1.1.1, 2.2.2.2, 198.51.100.1',
      '198.51.100.1',
    ],
    [
      'behind two is what the outer one appended',
      '2',
      '10.0.0.1',
      '1.1.1.1, 198.51.100.1, 10.0.0.2',
      '198.51.100.1',
    ],
    ['`true` is one proxy', 'true', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    [
      'behind proxies of a network is the first beyond them',
      '10.0.0.0/8,loopback',
      '127.0.0.1',
      '1.1.1.1, 198.51.100.1, 10.3.2.1',
      '198.51.100.1',
    ],
    [
      'from outside the network of proxies is that of the socket',
      '10.0.0.0/8',
      '203.0.113.9',
      '198.51.100.1',
      '203.0.113.9',
    ],
    ['has no port', '1', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['has no brackets', '1', '10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['of IPv4 is written as such', 'false', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ])('%s', async (_, trusted, from, forwardedFor, address) => {
    expect(await seen(trusted, from, forwardedFor)).toBe(address)
  })

  test.each(['unknown', '_hidden', 'https://evil.example', '1.2.3', 'a'.repeat(500)])(
    'is none where the proxy says %j',
    async (name) => {
      expect(await seen('1', '10.0.0.1', name)).toBeNull()
    },
  )
})

test.each(['-1', 'sometimes', '10.0.0.0/99', '10.0.0.300'])('TRUST_PROXY=%s cannot be used', (setting) => {
  expect(() => loadConfig({ TRUST_PROXY: setting })).toThrow(/TRUST_PROXY/)
})
