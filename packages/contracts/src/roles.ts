/** The ten documented roles. What an account has bought, where, and whether it is staff. */
export const roles = [
  'ROLE_UNLIMITED',
  'ROLE_MARKS',
  'ROLE_LIBRARY',
  'ROLE_FREE',
  'ROLE_ADMIN',
  'ROLE_IOS',
  'ROLE_ANDROID',
  'ROLE_PRICE_GUIDE_LITE',
  'ROLE_ENTERPRISE_ADMIN',
  'ROLE_ENTERPRISE',
] as const
export type Role = (typeof roles)[number]

export const platforms = ['iOS', 'Android', 'web'] as const
export type Platform = (typeof platforms)[number]

/** Where a membership was bought: ROLE_IOS or ROLE_ANDROID mean a phone, anything else the web. */
export function platformOf(held: readonly Role[]): Platform {
  if (held.includes('ROLE_IOS')) return 'iOS'
  return held.includes('ROLE_ANDROID') ? 'Android' : 'web'
}

/** Display names of the roles that are products of their own. */
export const productNames = {
  ROLE_UNLIMITED: 'Unlimited',
  ROLE_MARKS: 'Marks',
  ROLE_LIBRARY: 'Library',
} as const satisfies Partial<Record<Role, string>>

/** What an account can have bought. `paid` is Marks, Library and the counted price guide side by side. */
export const memberships = [
  'free',
  'paid',
  'unlimited',
  'marks',
  'library',
  'price guide lite',
  'enterprise',
  'enterprise admin',
] as const
export type Membership = (typeof memberships)[number]

const rolesByMembership: Record<Membership, readonly Role[]> = {
  free: ['ROLE_FREE'],
  paid: ['ROLE_MARKS', 'ROLE_LIBRARY', 'ROLE_PRICE_GUIDE_LITE'],
  unlimited: ['ROLE_UNLIMITED'],
  marks: ['ROLE_MARKS'],
  library: ['ROLE_LIBRARY'],
  'price guide lite': ['ROLE_PRICE_GUIDE_LITE'],
  enterprise: ['ROLE_ENTERPRISE'],
  'enterprise admin': ['ROLE_ENTERPRISE_ADMIN'],
}

const productRoles: readonly Role[] = Object.values(rolesByMembership)
  .flat()
  .filter((role) => role !== 'ROLE_FREE')

/** The roles of an account that has bought this, there. A phone's role says where, never what. */
export function rolesOf({
  membership,
  platform,
  isStaff,
}: {
  membership: Membership
  platform: Platform
  isStaff: boolean
}): Role[] {
  const phone: Role[] = platform === 'web' ? [] : [platform === 'iOS' ? 'ROLE_IOS' : 'ROLE_ANDROID']
  return [...rolesByMembership[membership], ...phone, ...(isStaff ? (['ROLE_ADMIN'] as const) : [])]
}

/**
 * What an account has bought by its roles; whether it counts at present is its status' to say. Two products
 * together are `paid`.
 */
export function membershipOf(held: readonly Role[]): Membership {
  if (held.includes('ROLE_ENTERPRISE_ADMIN')) return 'enterprise admin'
  if (held.includes('ROLE_ENTERPRISE')) return 'enterprise'
  if (held.includes('ROLE_UNLIMITED')) return 'unlimited'
  const bought = productRoles.filter((role) => held.includes(role))
  if (new Set(bought).size > 1) return 'paid'
  if (held.includes('ROLE_MARKS')) return 'marks'
  if (held.includes('ROLE_LIBRARY')) return 'library'
  return held.includes('ROLE_PRICE_GUIDE_LITE') ? 'price guide lite' : 'free'
}
