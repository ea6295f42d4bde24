import { isIP } from 'node:net'

export const TRUST_PROXY_INVALID = 'must be a number of proxies, or networks such as 10.0.0.0/8,loopback'

const NAMED = ['loopback', 'linklocal', 'uniquelocal']
const MOST_HOPS = 10

/**
 * `1` is one proxy before us, as `true` is; `10.0.0.0/8,loopback` names where proxies stand; `0` and `false`
 * are none. Null for anything else.
 */
export function parseTrustedProxies(setting: string): number | readonly string[] | null {
  const text = setting.trim().toLowerCase()
  if (text === 'false') return 0
  if (text === 'true') return 1
  if (/^\d{1,2}$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) : null
  const networks = text
    .split(',')
    .map((network) => network.trim())
    .filter(Boolean)
  return networks.length > 0 && networks.every(isNetwork) ? networks : null
}

function isNetwork(network: string): boolean {
  if (NAMED.includes(network)) return true
  const [address = '', length, ...rest] = network.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128))
}
