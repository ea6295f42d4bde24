import { z } from 'zod'
import { lenientParameter, measuredText } from '../measured-text.ts'
import { billingPeriods, billingProviders, currencies } from '../identity/billing.ts'
import { tidyLine } from '../pasted-text.ts'
import { memberships, platforms, roles } from '../roles.ts'
import { staffRoles } from '../staff-roles.ts'
import { subscriptionStatuses, tiers } from '../standing.ts'
import { membersMessages as messages } from './messages.ts'
import { EMAIL_MAX } from '../email.ts'
import { deletionStates } from '../identity/stored.ts'

const name = measuredText(100, { tooLong: messages.tooLong })
  .overwrite(tidyLine)
  .max(100, messages.tooLong)
  .default('')

/** 'Suspended' is no choice: staff suspend the account, whatever its membership. */
export const chosenStatuses = subscriptionStatuses.filter((status) => status !== 'Suspended')

/** Whether billing sets the product, platform, status, period and currency of a membership, and not staff. */
export function isBilled({ provider }: { provider: string | null }): boolean {
  return billingProviders.some((name) => name === provider)
}

/** Ours: a price with its currency. */
const MOBILE_VALUE_MAX = 50

/** What staff set of an account. */
export const memberInputSchema = z
  .object({
    firstName: name,
    lastName: name,
    companyName: name,
    countryCode: measuredText(2, { tooLong: messages.countryCode })
      .regex(/^([A-Z]{2})?$/, messages.countryCode)
      .default(''),
    membership: z.enum(memberships),
    platform: z.enum(platforms),
    status: z.enum(chosenStatuses),
    trialEndsAt: measuredText(30)
      .pipe(z.iso.datetime({ offset: true }))
      .nullable()
      .default(null),
    billingPeriod: z.enum(billingPeriods).nullable().default(null),
    currency: z.enum(currencies).nullable().default(null),
    /** Of a membership that was bought on a phone; of any other it is dropped. */
    mobileValidUntil: measuredText(30)
      .pipe(z.iso.datetime({ offset: true }))
      .nullable()
      .default(null),
    /** As the shop shows the price. */
    mobileValue: measuredText(MOBILE_VALUE_MAX, { tooLong: messages.valueTooLong })
      .trim()
      .max(MOBILE_VALUE_MAX, messages.valueTooLong)
      .default(''),
  })
  .superRefine(({ membership, status, trialEndsAt }, context) => {
    if (status === 'In Trial' && trialEndsAt === null)
      context.addIssue({ code: 'custom', path: ['trialEndsAt'], message: messages.trialWithoutEnd })
    if (status === 'Active' && membership === 'free')
      context.addIssue({ code: 'custom', path: ['status'], message: messages.freeIsNotActive })
  })
export type MemberInput = z.infer<typeof memberInputSchema>

/** Ours: a few sentences. */
export const REASON_MAX = 500

/** Why an account is suspended, for other staff, and until when; without an end until somebody lifts it. */
export const suspensionInputSchema = z.object({
  until: measuredText(30)
    .pipe(z.iso.datetime({ offset: true }))
    .nullable()
    .default(null),
  reason: measuredText(REASON_MAX, { missing: messages.reasonMissing, tooLong: messages.reasonTooLong })
    .trim()
    .min(1, messages.reasonMissing)
    .max(REASON_MAX, messages.reasonTooLong),
})

/** A row of the list. Times are ISO 8601. */
export const memberRowSchema = z.object({
  id: z.int(),
  email: z.string(),
  /** Whether its owner has opened the mailed link. */
  emailVerified: z.boolean(),
  /** Made by the admin of a team: nobody can log in to it before its invitation is opened. */
  waitsForInvitation: z.boolean(),
  displayName: z.string(),
  /** As it is now; `membership` and `status` of a member say what is stored. */
  tier: z.enum(tiers),
  subscriptionStatus: z.enum(subscriptionStatuses),
  isStaff: z.boolean(),
  /** What staff may do; null of everybody else. */
  staffRole: z.enum(staffRoles).nullable(),
  createdAt: z.string(),
})
export type MemberRow = z.infer<typeof memberRowSchema>

export const managedMemberSchema = memberRowSchema.extend({
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  countryCode: z.string(),
  roles: z.array(z.enum(roles)),
  membership: z.enum(memberships),
  platform: z.enum(platforms),
  status: z.enum(subscriptionStatuses),
  trialEndsAt: z.string().nullable(),
  billingPeriod: z.enum(billingPeriods).nullable(),
  currency: z.enum(currencies).nullable(),
  /** Null: staff. */
  provider: z.string().nullable(),
  mobileValidUntil: z.string().nullable(),
  mobileValue: z.string(),
  lookupsUsed: z.int(),
  totalLookups: z.int().nullable(),
  /** Null where the account is not suspended at this moment, as are the two that follow. */
  suspendedAt: z.string().nullable(),
  /** Null where the suspension lasts until somebody lifts it. */
  suspendedUntil: z.string().nullable(),
  suspensionReason: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  /** Until when failed sign-ins have locked it; null where it is not locked. */
  lockedUntil: z.string().nullable(),
  openSessions: z.int(),
  lastSeenAt: z.string().nullable(),
  revision: z.int(),
})
export type ManagedMember = z.infer<typeof managedMemberSchema>

export const memberEmailsSchema = z.object({ items: z.array(z.object({ id: z.int(), email: z.string() })) })

const EMAILS_MAX = 100

/** `1,2,3`; what is no id is left out. */
export const idListSchema = lenientParameter(2000, (value) =>
  typeof value === 'string'
    ? value
        .split(',')
        .filter((id) => /^[1-9]\d{0,14}$/.test(id.trim()))
        .map(Number)
        .slice(0, EMAILS_MAX)
    : [],
)

export const deletionRequestMessages = {
  emailDiffers: 'This is not the email of the account.',
} as const

/** One request as staff see it. Times are ISO 8601. */
export const managedDeletionSchema = z.object({
  id: z.int(),
  /** The account's number, which stays. */
  accountId: z.int(),
  /** Null once the account is deleted, as is what follows. */
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  membership: z.enum(tiers).nullable(),
  requestedDate: z.string(),
  dueDate: z.string(),
  reason: z.string(),
  state: z.enum(deletionStates),
  /** Erasing has begun: the account can no longer be kept. */
  isBegun: z.boolean(),
  /** What stood in the way last. */
  problem: z.string(),
  revision: z.int(),
})
export type ManagedDeletion = z.infer<typeof managedDeletionSchema>

/** Typed once more, so that nobody deletes another account than the one that is meant. */
export const deleteNowSchema = z.object({
  email: measuredText(EMAIL_MAX, {
    missing: deletionRequestMessages.emailDiffers,
    tooLong: deletionRequestMessages.emailDiffers,
  }).max(EMAIL_MAX, deletionRequestMessages.emailDiffers),
})
