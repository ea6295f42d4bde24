import type { Role } from './roles.ts'
import { hasMobileSubscription, isSuspended, tierOf, type Standing } from './standing.ts'

/** What members may do beyond having an account. */
export const memberCapabilities = ['price-guide.details', 'marks.details', 'library.details', 'lookups', 'worthscore', 'vault.view', 'vault.change', 'team.manage'] as const

/** What staff may do. */
export const staffCapabilities = ['dictionary.manage', 'taxonomy.manage', 'partners.manage', 'contact.manage', 'newsletter.manage', 'operations.manage', 'members.manage'] as const

/** What somebody may do. Endpoints name capabilities, never roles. */
export const capabilities = [...memberCapabilities, ...staffCapabilities] as const
export type Capability = (typeof capabilities)[number]

/**
 * Who may call an endpoint. `staff` and capabilities answer 401 to a visitor and 403 to a member.
 * `token` and `webhook` carry their own secret and read no cookie.
 */
export type Access = 'visitor' | 'member' | 'staff' | 'token' | 'webhook' | { capability: Capability }

/** Whoever makes a request, as far as permission is concerned. */
export interface Actor extends Standing {
  userId: number
}

/** Somebody counts as signed in only with an email and at least one role. */
export function isSignedIn<User extends { email: string; roles: readonly Role[] }>(user: User | null | undefined): user is User {
  return !!user && user.email !== '' && user.roles.length > 0
}

export function isStaff(standing: Standing | null): boolean {
  return standing !== null && standing.roles.includes('ROLE_ADMIN') && !isSuspended(standing)
}

const sections = ['price-guide.details', 'marks.details', 'library.details'] as const satisfies readonly Capability[]
const vault = ['vault.view', 'vault.change'] as const satisfies readonly Capability[]
const everySection: readonly Capability[] = [...sections, ...vault, 'lookups', 'worthscore']

/** What a role opens while its membership counts. Roles that are not here open nothing by themselves. */
const opened: Partial<Record<Role, readonly Capability[]>> = {
  ROLE_UNLIMITED: everySection,
  ROLE_ENTERPRISE: everySection,
  ROLE_ENTERPRISE_ADMIN: [...everySection, 'team.manage'],
  ROLE_MARKS: ['marks.details', ...vault],
  ROLE_LIBRARY: ['library.details', ...vault],
  ROLE_PRICE_GUIDE_LITE: ['price-guide.details', ...vault, 'lookups', 'worthscore'],
}

function memberCapabilitiesOf(standing: Standing): readonly Capability[] {
  // What somebody has put into the vault stays theirs to see.
  if (isSuspended(standing)) return ['vault.view']
  const tier = tierOf(standing)
  if (tier === 'trial') return everySection
  return tier === 'free' ? [] : standing.roles.flatMap((role) => opened[role] ?? [])
}

/** The one place where roles and status become capabilities; api, site and console all ask here. Staff see every section's details. */
export function capabilitiesOf(standing: Standing | null): ReadonlySet<Capability> {
  if (!standing) return new Set()
  return new Set([...memberCapabilitiesOf(standing), ...(isStaff(standing) ? [...staffCapabilities, ...sections] : [])])
}

export function mayAccess(actor: Actor | null, access: Access): boolean {
  if (access === 'visitor' || access === 'token' || access === 'webhook') return true
  if (access === 'member') return actor !== null
  if (access === 'staff') return isStaff(actor)
  return capabilitiesOf(actor).has(access.capability)
}

/** The five capabilities that the user details name, as the documents spell them. */
export function documentedCapabilitiesOf(standing: Standing) {
  const held = capabilitiesOf(standing)
  return {
    hasMobileSubscription: hasMobileSubscription(standing),
    hasWorthscoreAccess: held.has('worthscore'),
    isSuspended: isSuspended(standing),
    hasAdminAccess: isStaff(standing),
    hasLookups: held.has('lookups'),
  }
}
