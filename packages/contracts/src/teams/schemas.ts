import { z } from 'zod'
import {
  confirmedPasswords,
  emailSchemaSaying,
  newPasswordSchema,
  linkTokenSchema,
  newPasswordTwice,
  reportAt,
  textBy,
} from '../identity/account-schemas.ts'
import { billingPeriods, currencies } from '../identity/billing.ts'
import { confirmFailure } from '../identity/account-rules.ts'
import { identityMessages, identityLimits } from '../identity/messages.ts'
import { lenientParameter, measuredText } from '../measured-text.ts'
import { tidyPasted } from '../pasted-text.ts'
import { products } from '../memberships/plans.ts'
import { listResponseSchema, offsetSchema } from '../paging.ts'
import { subscriptionStatuses } from '../standing.ts'
import { teamMessages as messages } from './messages.ts'
import { teamLimits as limits, teamUserStatuses, teamUserTypes } from './teams.ts'
import type { TextFailure } from '../errors.ts'

/** Letters of any alphabet and spaces, beginning with a letter. */
const NAME = /^\p{L}[\p{L}\p{M} ]+$/u

function isName(name: string): boolean {
  const tidy = tidyPasted(name)
  const length = [...tidy].length
  // Spaces before a name are its own, and those after it are not.
  return length >= limits.nameMin && length <= limits.nameMax && NAME.test(tidy) && !/^\s/u.test(name)
}

export function firstNameFailure(name: string): TextFailure | null {
  return isName(name) ? null : { errorCode: 'invalid', message: messages.firstNameInvalid }
}

export function lastNameFailure(name: string): TextFailure | null {
  return isName(name) ? null : { errorCode: 'invalid', message: messages.lastNameInvalid }
}

/** Money as a text with two decimals: '29.99'. */
const amountSchema = z.string().regex(/^-?\d+\.\d{2}$/)

const emailFilter = lenientParameter(identityLimits.emailMax, (value) =>
  typeof value === 'string' ? value.trim() : '',
)

/** Both filters must hold; capitals are ignored. */
export const teamUsersQuerySchema = z.object({
  startsWith: emailFilter,
  contains: emailFilter,
  offset: offsetSchema,
  limit: lenientParameter(10, (value) =>
    /^[1-9]\d{0,5}$/.test(String(value)) ? Math.min(Number(value), limits.pageMax) : limits.pageSize,
  ),
})

/** An entry of the team; the admin is none. */
export const teamUserSchema = z.object({
  /** The entry's, not the account's. */
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(teamUserStatuses),
  userType: z.enum(teamUserTypes),
  /** Until when a waiting one's invitation is valid, ISO 8601; null for an active one. */
  expiresDate: z.string().nullable(),
})
export type TeamUser = z.infer<typeof teamUserSchema>

/** By email. */
export const teamUsersSchema = listResponseSchema(teamUserSchema)
export type TeamUsers = z.infer<typeof teamUsersSchema>

const firstName = textBy(
  { max: limits.nameMax, missing: messages.firstNameInvalid, tooLong: messages.firstNameInvalid },
  firstNameFailure,
).transform(tidyName)
const lastName = textBy(
  { max: limits.nameMax, missing: messages.lastNameInvalid, tooLong: messages.lastNameInvalid },
  lastNameFailure,
).transform(tidyName)

function tidyName(name: string): string {
  return tidyPasted(name).normalize('NFC')
}

/** An empty one has the same sentence as one that is none. */
const emailSchema = emailSchemaSaying(identityMessages.emailInvalid)

export const newTeamUserSchema = z
  .object({
    userType: z.literal('NEW_USER'),
    firstName,
    lastName,
    email: emailSchema,
    /** Held against the rules and kept nowhere: the person chooses one of their own. */
    password: newPasswordSchema,
    confirmPassword: measuredText(identityLimits.passwordRawMax, {
      missing: identityMessages.confirmRequired,
      tooLong: identityMessages.confirmDiffers,
    }),
  })
  .superRefine(({ password, confirmPassword }, context) =>
    reportAt(context, ['confirmPassword'], confirmFailure(password, confirmPassword)),
  )

export const invitedTeamUserSchema = z.object({ userType: z.literal('EXISTING_USER'), email: emailSchema })

export const addTeamUserSchema = z.discriminatedUnion(
  'userType',
  [newTeamUserSchema, invitedTeamUserSchema],
  messages.userTypeUnknown,
)
export type AddTeamUserInput = z.output<typeof addTeamUserSchema>

/** Whatever else is sent is not looked at: an email is never changed. */
export const editTeamUserSchema = z.object({ firstName, lastName })
export type EditTeamUserInput = z.output<typeof editTeamUserSchema>

export const byTeamUserSchema = z.object({ id: z.coerce.number().int().positive() })

/**
 * What the team's admin has of the plan. Plan, period, currency and amount are null where no provider bills
 * it.
 */
export const planDetailsSchema = z.object({
  product: z.enum(products),
  ratePlan: z.string().nullable(),
  billingPeriod: z.enum(billingPeriods).nullable(),
  currency: z.enum(currencies).nullable(),
  slots: z.int(),
  /** The admin's own among them. */
  usedSlots: z.int(),
  freeSlots: z.int(),
  /** What a period costs with all slots. */
  amount: amountSchema.nullable(),
  /** ISO 8601; null where nothing renews. */
  nextBillingDate: z.string().nullable(),
  status: z.enum(subscriptionStatuses),
  /** Why no slots can be added at present, in a sentence; '' where they can. */
  slotsRefused: z.string(),
  isPaymentInProgress: z.boolean(),
  /** As in the data of the membership. */
  paymentDeclinedDate: z.string().nullable(),
  paymentNotMadeDate: z.string().nullable(),
})
export type PlanDetails = z.infer<typeof planDetailsSchema>

const quantity = z.coerce
  .number(messages.quantityInvalid)
  .int(messages.quantityInvalid)
  .min(limits.slotsMin, messages.quantityInvalid)
  .max(limits.slotsMax, messages.quantityInvalid)
const ratePlan = measuredText(100, { missing: messages.ratePlanOther, tooLong: messages.ratePlanOther }).max(
  100,
  messages.ratePlanOther,
)
const currency = z.enum(currencies, messages.currencyOther)

/** `product` is the product or the plan of the team. */
export const slotPreviewQuerySchema = z.object({ quantity, currency, product: ratePlan })

export const slotPreviewSchema = z.object({
  quantity: z.int(),
  /** What one slot costs a period. */
  unitAmount: amountSchema,
  /** For the rest of the period, by the day. */
  amountDueNow: amountSchema,
  /** With all slots, from the next billing date on. */
  nextAmount: amountSchema,
  nextBillingDate: z.string(),
  billingPeriod: z.enum(billingPeriods),
  currency: z.enum(currencies),
})
export type SlotPreview = z.infer<typeof slotPreviewSchema>

export const addSlotsSchema = z.object({
  /** How many more. */
  quantity: z
    .int(messages.quantityInvalid)
    .min(limits.slotsMin, messages.quantityInvalid)
    .max(limits.slotsMax, messages.quantityInvalid),
  ratePlan,
  currency,
  /** The amount due now that was shown. Another price is refused with PRICE_CHANGED. */
  acceptedAmount: measuredText(20)
    .regex(/^\d{1,9}\.\d{2}$/)
    .optional(),
})
export type AddSlotsInput = z.output<typeof addSlotsSchema>

/** 202 is `pending: true`: the slots appear when the payment is done. */
export const addedSlotsSchema = z.object({ response: z.object({ slots: z.int(), pending: z.boolean() }) })

// --- staff ------------------------------------------------------------------------------------------

export const byAdminSchema = z.object({ id: z.coerce.number().int().positive() })

/** The team of an account, as staff see it. */
export const managedTeamSchema = z.object({
  /** Whether the account's own plan is one for a team at present. */
  hasPlan: z.boolean(),
  /** Whether there is a team already: it is made with its first user. */
  hasTeam: z.boolean(),
  /** Whether a provider bills the slots. */
  isBilled: z.boolean(),
  slots: z.int(),
  /** The admin's own among them. */
  usedSlots: z.int(),
  /** Since when the team has no plan, ISO 8601; null where it has one. */
  closedDate: z.string().nullable(),
})
export type ManagedTeam = z.infer<typeof managedTeamSchema>

export const setSlotsSchema = z.object({
  slots: z
    .int(messages.givenSlotsInvalid)
    .min(1, messages.givenSlotsInvalid)
    .max(limits.givenSlotsMax, messages.givenSlotsInvalid),
})

/** Who manages the team from then on. */
export const handOverSchema = z.object({ email: emailSchema })

export const handOverPreviewSchema = z.object({
  /** The new admin. */
  id: z.int(),
  email: z.string(),
  displayName: z.string(),
  slots: z.int(),
  /** Afterwards, the new admin's own among them. */
  usedSlots: z.int(),
  /**
   * What pays for the team afterwards: a plan that the new admin has, or the former admin's, which staff
   * gave.
   */
  plan: z.enum(['own', 'moves']),
  /** What becomes of the former admin's plan: it moves along, is not renewed, ends at once, or stays as it is. */
  formerPlan: z.enum(['moves', 'not renewed', 'ends', 'stays']),
  /** Until when one that is not renewed stays open, ISO 8601. */
  formerEndsDate: z.string().nullable(),
})
export type HandOverPreview = z.infer<typeof handOverPreviewSchema>

// --- invitations ------------------------------------------------------------------------------------

export const invitationQuerySchema = z.object({ token: linkTokenSchema })

export const invitationSchema = z.object({
  /** Whom it was sent to. */
  email: z.string(),
  /** Whose team it is. */
  adminEmail: z.string(),
  /** Whether somebody can log in with the email. Where nobody can, whoever holds the link chooses a password. */
  hasAccount: z.boolean(),
  /** ISO 8601. */
  expiresDate: z.string(),
})
export type Invitation = z.infer<typeof invitationSchema>

export const confirmInvitationSchema = z.object({
  token: linkTokenSchema,
  /** Renews the person's own membership no more; what is paid for stays. */
  cancelOwnMembership: z.boolean().default(true),
})
export const declineInvitationSchema = z.object({ token: linkTokenSchema })
export const makeInvitedAccountSchema = z
  .object({ token: linkTokenSchema, ...newPasswordTwice })
  .superRefine(confirmedPasswords)

/** The team that whoever is signed in belongs to as a user; null without one. */
export const teamMembershipSchema = z.object({
  team: z.object({ adminEmail: z.string(), joinedDate: z.string() }).nullable(),
})
export type TeamMembership = z.infer<typeof teamMembershipSchema>
