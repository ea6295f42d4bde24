import type { Access } from './endpoint.ts'
import { memberCapabilities, type MemberCapability } from './member-capabilities.ts'
import type { Role } from './roles.ts'
import type { StaffCapability } from './areas.ts'
import type { NarrowedStaffRole } from './staff-roles.ts'
import { hasMobileSubscription, isSuspended, tierOf, type Standing } from './standing.ts'

/** What somebody may do. Endpoints name capabilities, never roles. */
export type Capability = MemberCapability | StaffCapability

/** Whoever makes a request, as far as permission is concerned. */
export interface Actor extends Standing {
  userId: number
  /**
   * Staff whose session has not given its second factor yet: until then the account is no more than a
   * member's.
   */
  awaitsSecondFactor?: boolean
}

/** Somebody counts as signed in only with an email and at least one role. */
export function isSignedIn<User extends { email: string; roles: readonly Role[] }>(
  user: User | null | undefined,
): user is User {
  return !!user && user.email !== '' && user.roles.length > 0
}

export function isStaff(standing: Standing | null): boolean {
  return standing !== null && standing.roles.includes('ROLE_ADMIN') && !isSuspended(standing)
}

const sections = [
  'price-guide.details',
  'marks.details',
  'library.details',
] as const satisfies readonly MemberCapability[]
const vault = ['vault.view', 'vault.change'] as const satisfies readonly MemberCapability[]
const everySection: readonly MemberCapability[] = [...sections, ...vault, 'lookups', 'worthscore']
/** Every price at once, and whatever tells of prices: their order, ranges and histograms. */
const withoutCount: readonly MemberCapability[] = [...everySection, 'price-guide.prices']

/** Staff answer for these pages. */
const staffSees: readonly MemberCapability[] = [...sections, 'price-guide.prices']

/** What a role opens while its membership counts. Roles that are not here open nothing by themselves. */
const opened: Partial<Record<Role, readonly MemberCapability[]>> = {
  ROLE_UNLIMITED: withoutCount,
  ROLE_ENTERPRISE: withoutCount,
  ROLE_ENTERPRISE_ADMIN: [...withoutCount, 'team.manage'],
  ROLE_MARKS: ['marks.details', ...vault],
  ROLE_LIBRARY: ['library.details', ...vault],
  ROLE_PRICE_GUIDE_LITE: ['price-guide.details', ...vault, 'lookups', 'worthscore'],
}

/** What somebody has put into the vault can be taken along, whatever has become of the account's membership. */
const everybody: readonly MemberCapability[] = ['vault.download']

function openedBy(standing: Standing): readonly MemberCapability[] {
  // What somebody has put into the vault stays theirs to see.
  if (isSuspended(standing)) return ['vault.view']
  const tier = tierOf(standing)
  if (tier === 'trial') return everySection
  return tier === 'free' ? [] : standing.roles.flatMap((role) => opened[role] ?? [])
}

/** What each staff role holds. A capability that stands with none of them is for administrators alone. */
const heldByStaff: Record<NarrowedStaffRole, readonly StaffCapability[]> = {
  editor: [
    'dictionary.manage',
    'taxonomy.manage',
    'synonyms.manage',
    'blog.manage',
    'library.manage',
    'marks.manage',
    'auctions.manage',
    'price-guide.manage',
    'worth-score.try',
    'partners.manage',
    'newsletter.manage',
    'texts.edit',
    'site-pages.manage',
  ],
  support: [
    'members.manage',
    'vault.manage',
    'collections.moderate',
    'contact.manage',
    'payment-emails.manage',
    'billing.manage',
  ],
  operator: ['operations.manage'],
}

/** Whether staff of this role hold a capability; null is an administrator, who holds each. */
function staffRoleHolds(role: NarrowedStaffRole | null, capability: string): boolean {
  return role === null || heldByStaff[role].some((held) => held === capability)
}

/** What somebody holds, to be asked for one capability. */
export interface HeldCapabilities {
  has(capability: string): boolean
}

/**
 * What a membership opens, and what everybody has: all that the site asks for. Staff see every section's
 * details.
 */
export function memberCapabilitiesOf(standing: Standing | null): HeldCapabilities {
  return new Set<string>(
    standing ? [...everybody, ...openedBy(standing), ...(isStaff(standing) ? staffSees : [])] : [],
  )
}

/**
 * The one place where roles and status become capabilities; api, site and console all ask here. Staff hold
 * what is no member's as far as their staff role reaches, and see every section's details. (No list of the
 * areas is read here: it would bring every schema into the site's scripts.)
 */
export function capabilitiesOf(standing: Standing | null): HeldCapabilities {
  const held = memberCapabilitiesOf(standing)
  if (!standing || !isStaff(standing)) return held
  return {
    has: (capability) =>
      held.has(capability) ||
      (!isMemberCapability(capability) && staffRoleHolds(standing.staffRole ?? null, capability)),
  }
}

/** Whether staff have to enter the code of their second factor before a call. */
export function requiresSecondFactor({
  access,
  secondFactorRequired = false,
}: {
  access: Access
  secondFactorRequired?: boolean
}): boolean {
  return (
    secondFactorRequired ||
    access === 'staff' ||
    (typeof access === 'object' && !isMemberCapability(access.capability))
  )
}

function isMemberCapability(capability: string): boolean {
  return memberCapabilities.some((known) => known === capability)
}

export function mayAccess(actor: Actor | null, access: Access): boolean {
  if (access === 'visitor' || access === 'token' || access === 'webhook') return true
  if (access === 'member') return actor !== null
  if (access === 'staff') return isStaff(actor)
  return capabilitiesOf(actor).has(access.capability)
}

/** How somebody sees sold prices: all at once, each by a lookup that counts, or none. */
export type PriceAccess = 'open' | 'counted' | 'none'

export function priceAccessOf(standing: Standing | null): PriceAccess {
  const held = memberCapabilitiesOf(standing)
  if (held.has('price-guide.prices')) return 'open'
  return held.has('lookups') ? 'counted' : 'none'
}

/** The five capabilities that the user details name, as the documents spell them. */
export function documentedCapabilitiesOf(standing: Standing) {
  const held = memberCapabilitiesOf(standing)
  return {
    hasMobileSubscription: hasMobileSubscription(standing),
    hasWorthscoreAccess: held.has('worthscore'),
    isSuspended: isSuspended(standing),
    hasAdminAccess: isStaff(standing),
    hasLookups: held.has('lookups'),
  }
}
