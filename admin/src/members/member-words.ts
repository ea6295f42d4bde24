import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { productNames, type Membership, type Role } from '@vitrine/contracts/roles'
import type { StaffRole } from '@vitrine/contracts/staff-roles'
import type { SubscriptionStatus, Tier } from '@vitrine/contracts/standing'
import { amount } from '../feedback/amounts.ts'

interface Words {
  label: string
  /** What it means for the member, with the documents' own value, by which support and invoices know it. */
  meaning: string
}

/** The status of a subscription. The account itself is open in each of them. */
export const statusWords: Record<SubscriptionStatus, Words> = {
  Active: { label: 'Paid', meaning: 'The membership is paid and applies.' },
  'In Trial': {
    label: 'In trial',
    meaning:
      'A trial is running. If the member gave a payment method and does not cancel, it becomes a paid membership at its end. Otherwise the account is free after it.',
  },
  Inactive: {
    label: 'No subscription',
    meaning: 'The account is free: it has no subscription, or its trial has ended. The member can log in.',
  },
  Cancelled: {
    label: 'Cancelled',
    meaning: 'The subscription has ended. The account is free until the member subscribes again.',
  },
  'On Hold': {
    label: 'On hold',
    meaning:
      'A subscription of the mobile app is paused. The account is free until the subscription continues.',
  },
  Error: { label: 'Payment failed', meaning: 'A payment failed. The account is free until it is paid.' },
  Suspended: {
    label: 'Suspended',
    meaning:
      'Staff suspended the account. The member can log in, but nothing that needs a membership is open.',
  },
}

export const membershipNames: Record<Membership, string> = {
  free: 'Free account',
  paid: `${productNames.ROLE_MARKS}, ${productNames.ROLE_LIBRARY} and Price Guide Lite`,
  unlimited: productNames.ROLE_UNLIMITED,
  marks: productNames.ROLE_MARKS,
  library: productNames.ROLE_LIBRARY,
  'price guide lite': 'Price Guide Lite',
  enterprise: 'Enterprise',
  'enterprise admin': 'Enterprise, administrator',
}

/** What staff may do in this console. */
export const staffRoleWords: Record<StaffRole, Words> = {
  editor: {
    label: 'Editor',
    meaning:
      'Writes and publishes: dictionary, Blog, marks, library, auctions, price guide, partners, newsletter.',
  },
  support: {
    label: 'Support',
    meaning: 'Helps members: accounts, vault items, reports, messages, subscriptions and payment accounts.',
  },
  operator: {
    label: 'Operator',
    meaning: 'Watches over jobs, search indexes, caches, emails and the audit log.',
  },
  administrator: { label: 'Administrator', meaning: 'Everything, prices and staff access included.' },
}

/** What an account may use at this moment. */
export const tierWords: Record<Tier, string> = { ...membershipNames, trial: 'Trial' }

const roleWords: Record<Role, string> = {
  ROLE_FREE: 'free account',
  ROLE_UNLIMITED: productNames.ROLE_UNLIMITED,
  ROLE_MARKS: productNames.ROLE_MARKS,
  ROLE_LIBRARY: productNames.ROLE_LIBRARY,
  ROLE_PRICE_GUIDE_LITE: 'Price Guide Lite',
  ROLE_ENTERPRISE: 'Enterprise',
  ROLE_ENTERPRISE_ADMIN: 'Enterprise, administrator',
  ROLE_IOS: 'bought on iOS',
  ROLE_ANDROID: 'bought on Android',
  ROLE_ADMIN: 'staff',
}

/** 'free account (ROLE_FREE), staff (ROLE_ADMIN)' */
export function rolesInWords(roles: readonly Role[]): string {
  return roles.map((role) => `${roleWords[role]} (${role})`).join(', ') || 'none'
}

/** How many prices the member has looked up, where they are counted. */
export function lookupsFigure({
  lookupsUsed,
  totalLookups,
}: Pick<ManagedMember, 'lookupsUsed' | 'totalLookups'>): { label: string; value: string } {
  if (totalLookups === null) return { label: 'Price lookups', value: 'Unlimited' }
  if (totalLookups === 0) return { label: 'Price lookups', value: 'None' }
  return { label: 'Lookups used', value: `${amount(lookupsUsed)} of ${amount(totalLookups)}` }
}
