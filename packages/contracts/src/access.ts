/** Roles as the user details answer them. */
export const roles = ['ROLE_USER', 'ROLE_ADMIN'] as const
export type Role = (typeof roles)[number]

/** What somebody may do. Endpoints name capabilities, never roles. */
export const capabilities = ['dictionary.manage', 'taxonomy.manage', 'partners.manage', 'operations.manage'] as const
export type Capability = (typeof capabilities)[number]

/**
 * Who may call an endpoint. `staff` and capabilities answer 401 to a visitor and 403 to a member.
 * `token` and `webhook` carry their own secret and read no cookie.
 */
export type Access = 'visitor' | 'member' | 'staff' | 'token' | 'webhook' | { capability: Capability }

/** Whoever makes a request, as far as permission is concerned. */
export interface Actor {
  userId: number
  roles: readonly Role[]
}

export function isStaff(actor: Actor | null): boolean {
  return actor?.roles.includes('ROLE_ADMIN') ?? false
}

/** The one place where roles become capabilities; api and browser both ask here. */
export function capabilitiesOf(actor: Actor | null): ReadonlySet<Capability> {
  return new Set(isStaff(actor) ? capabilities : [])
}

export function mayAccess(actor: Actor | null, access: Access): boolean {
  if (access === 'visitor' || access === 'token' || access === 'webhook') return true
  if (access === 'member') return actor !== null
  if (access === 'staff') return isStaff(actor)
  return capabilitiesOf(actor).has(access.capability)
}
