import type { Config } from '@vitrine/platform/config'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { isIP } from 'node:net'

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
