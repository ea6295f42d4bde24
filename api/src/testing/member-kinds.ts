import type { Role } from '@vitrine/contracts/roles'
import type { NarrowedStaffRole } from '@vitrine/contracts/staff-roles'
import type { SubscriptionStatus } from '@vitrine/contracts/standing'

export interface MemberKindRow {
  roles: readonly Role[]
  status: SubscriptionStatus
  isSuspended?: boolean
  staffRole?: NarrowedStaffRole
}

/** One account of each kind that the documents know, by what is stored of it. */
export const memberKinds = {
  free: { roles: ['ROLE_FREE'], status: 'Inactive' },
  trial: { roles: ['ROLE_UNLIMITED'], status: 'In Trial' },
  paid: { roles: ['ROLE_MARKS', 'ROLE_LIBRARY', 'ROLE_PRICE_GUIDE_LITE'], status: 'Active' },
  unlimited: { roles: ['ROLE_UNLIMITED'], status: 'Active' },
  marks: { roles: ['ROLE_MARKS'], status: 'Active' },
  library: { roles: ['ROLE_LIBRARY'], status: 'Active' },
  'price guide lite': { roles: ['ROLE_PRICE_GUIDE_LITE'], status: 'Active' },
  'on a phone': { roles: ['ROLE_UNLIMITED', 'ROLE_IOS'], status: 'Active' },
  'on hold': { roles: ['ROLE_UNLIMITED', 'ROLE_ANDROID'], status: 'On Hold' },
  cancelled: { roles: ['ROLE_UNLIMITED'], status: 'Cancelled' },
  suspended: { roles: ['ROLE_UNLIMITED'], status: 'Active', isSuspended: true },
  enterprise: { roles: ['ROLE_ENTERPRISE'], status: 'Active' },
  'enterprise admin': { roles: ['ROLE_ENTERPRISE_ADMIN'], status: 'Active' },
  staff: { roles: ['ROLE_FREE', 'ROLE_ADMIN'], status: 'Inactive' },
  editor: { roles: ['ROLE_FREE', 'ROLE_ADMIN'], status: 'Inactive', staffRole: 'editor' },
  support: { roles: ['ROLE_FREE', 'ROLE_ADMIN'], status: 'Inactive', staffRole: 'support' },
  operator: { roles: ['ROLE_FREE', 'ROLE_ADMIN'], status: 'Inactive', staffRole: 'operator' },
  'suspended staff': { roles: ['ROLE_UNLIMITED', 'ROLE_ADMIN'], status: 'Active', isSuspended: true },
} as const satisfies Record<string, MemberKindRow>

export type MemberKind = keyof typeof memberKinds
