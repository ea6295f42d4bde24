import { normalizeIP } from '@fastify/rate-limit'
import type { Config } from '@vitrine/platform/config'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * What Fastify is told of the proxies before us: how many stand in a row, or the networks in which they
 * stand.
 */
export function trustProxyOption(trusted: Config['TRUST_PROXY']): FastifyServerOptions['trustProxy'] {
  // Counted from our side, so that what a client writes at the front of the header is beyond the last proxy.
  if (typeof trusted === 'number')
    return trusted > 0 ? (_address: string, hop: number) => hop < trusted : false
  return [...trusted]
}

const WITH_PORT = /^(?:\[([^\]]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/
const IPV4_IN_IPV6 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/** The network address of the client, exactly one, or null where the nearest proxy named none. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string | null {
  const [, bracketed, plain] = WITH_PORT.exec(ip) ?? []
  const address = bracketed ?? plain ?? ip
  const mapped = IPV4_IN_IPV6.exec(address)?.[1] ?? address
  return isIP(mapped) === 0 ? null : mapped
}

/** An address of a whole /64 of IPv6 is one caller's. */
export function oneCallers(address: string): string {
  return address.includes(':') ? normalizeIP(address) : address
}

/**
 * The network of the client: an IPv4 address or an IPv6 /64. Null for an address that is not public: it is a
 * proxy's, or of a machine beside ours, and tells nothing about who asks.
 */
export function networkOf(request: Pick<FastifyRequest, 'ip'>): string | null {
  const address = clientAddress(request)
  return address === null || !isPublicAddress(address) ? null : oneCallers(address)
}
