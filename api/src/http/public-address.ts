import ipaddr from 'ipaddr.js'

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a network address belongs to the public internet. False for what leads into a machine or its
 * network (loopback, private, link-local, carrier-grade NAT), for groups, and for IPv6 addresses that carry
 * an IPv4 address inside (mapped, compatible, NAT64, 6to4, Teredo), wherever that one leads.
 *
 * @param address in the usual form of either family
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}
