import type { Address } from '../endpoint.ts'

/** What staff see and change of accounts. */
export const membersAddresses = {
  members: { method: 'GET', path: '/api/v1/identity/members' },
  member: { method: 'GET', path: '/api/v1/identity/members/:id' },
  changeMember: { method: 'PUT', path: '/api/v1/identity/members/:id' },
  suspend: { method: 'POST', path: '/api/v1/identity/members/:id/suspend' },
  liftSuspension: { method: 'POST', path: '/api/v1/identity/members/:id/lift-suspension' },
  unlock: { method: 'POST', path: '/api/v1/identity/members/:id/unlock' },
  endSessions: { method: 'DELETE', path: '/api/v1/identity/members/:id/sessions' },
  auditEntries: { method: 'GET', path: '/api/v1/identity/members/:id/audit-entries' },
} as const satisfies Record<string, Address>
