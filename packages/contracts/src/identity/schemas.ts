import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { roles } from '../roles.ts'
import { narrowedStaffRoles } from '../staff-roles.ts'
import { subscriptionStatuses, tiers, userKinds } from '../standing.ts'
import { openDeletionSchema } from './deletion-schemas.ts'
import { billingPeriods, currencies } from './billing.ts'
import { identityLimits } from './messages.ts'

/** Form fields of the documented sign-in call. */
export const signInInputSchema = z.object({
  username: measuredText(identityLimits.emailMax).max(identityLimits.emailMax).default(''),
  password: measuredText(identityLimits.passwordRawMax).max(identityLimits.passwordRawMax).default(''),
  'remember-me': measuredText(20).optional(),
})

const capabilityFlags = z.object({
  hasMobileSubscription: z.boolean(),
  hasWorthscoreAccess: z.boolean(),
  isSuspended: z.boolean(),
  hasAdminAccess: z.boolean(),
  hasLookups: z.boolean(),
})

/** Whoever is signed in. The subscription's status, tier and lookups are those of this moment. */
export const userDetailsSchema = z.object({
  userId: z.int(),
  email: z.string(),
  /** Whether the address was proved by a mailed link. */
  emailVerified: z.boolean(),
  /** Whether a new password has to be chosen; among the preferences as well. */
  passwordExpired: z.boolean(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  /** ISO 3166-1 alpha-2, or ''. */
  countryCode: z.string(),
  roles: z.array(z.enum(roles)),
  isAdmin: z.boolean(),
  /** What narrows a staff account; null of administrators and of everybody else. */
  staffRole: z.enum(narrowedStaffRoles).nullable(),
  /** Staff whose session has still to give its second factor: until then it is a member's. */
  awaitsSecondFactor: z.boolean(),
  capabilities: capabilityFlags,
  subscriptionStatus: z.enum(subscriptionStatuses),
  tier: z.enum(tiers),
  userKind: z.enum(userKinds),
  inTrial: z.boolean(),
  billing: z.object({ status: z.object({ isTrialUser: z.boolean() }) }),
  /** Null: without a count. */
  remainingLookups: z.int().nullable(),
  totalLookups: z.int().nullable(),
  /** Null unless the account will be deleted. */
  deletion: openDeletionSchema.nullable(),
})
export type UserDetails = z.infer<typeof userDetailsSchema>

/** The subscription of whoever is signed in. Period and currency are null while nothing is billed. */
export const subscriptionStatusSchema = z.object({
  status: z.enum(subscriptionStatuses),
  billingPeriod: z.enum(billingPeriods).nullable(),
  currency: z.enum(currencies).nullable(),
  hasMobileSubscription: z.boolean(),
  isActiveZuoraSubscriber: z.boolean(),
  isAvangateUser: z.boolean(),
  isFreeUser: z.boolean(),
  isTrialUser: z.boolean(),
})
export type CurrentSubscriptionStatus = z.infer<typeof subscriptionStatusSchema>
