import type { StaffCapability } from './staff-capability.ts'

/** Roles that narrow what staff may do; staff without one of them are administrators. */
export const narrowedStaffRoles = ['editor', 'support', 'operator'] as const
export type NarrowedStaffRole = (typeof narrowedStaffRoles)[number]

export const staffRoles = [...narrowedStaffRoles, 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What each role holds. A capability that stands with none of them is for administrators alone. */
const heldBy: Record<NarrowedStaffRole, readonly StaffCapability[]> = {
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
export function staffRoleHolds(role: NarrowedStaffRole | null, capability: string): boolean {
  return role === null || heldBy[role].some((held) => held === capability)
}
