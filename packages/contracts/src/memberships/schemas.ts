import { z } from 'zod'
import { checkoutPurposes } from '../billing/stored.ts'
import { billingPeriods, currencies } from '../identity/billing.ts'
import { cutText, lenientParameter, measuredText } from '../measured-text.ts'
import { offsetSchema, listResponseSchema } from '../paging.ts'
import { textParameter } from '../parameters.ts'
import { subscriptionStatuses } from '../standing.ts'
import { membershipMessages as messages } from './messages.ts'
import {
  activationSources,
  checkoutStates,
  invoiceStatuses,
  membershipLimits as limits,
  products,
} from './plans.ts'

/** Money as a text with two decimals, so that no number rounds it: '29.99'. Less than nothing is a credit. */
const amountSchema = z.string().regex(/^-?\d+\.\d{2}$/)

/** Lenient: an unknown currency counts as absent. */
const currencyParameter = lenientParameter(10, (value) =>
  currencies.find((currency) => currency === String(value ?? '').toUpperCase()),
)
const trueParameter = lenientParameter(5, (value) => value === 'true' || value === true)
const notFalseParameter = lenientParameter(5, (value) => !(value === 'false' || value === false))

// --- what is sold -----------------------------------------------------------------------------------

export const ratePlanSchema = z.object({
  /** 'unlimited-monthly' */
  id: z.string(),
  product: z.enum(products),
  /** For people: 'Unlimited, monthly'. */
  name: z.string(),
  billingPeriod: z.enum(billingPeriods),
  currency: z.enum(currencies),
  /** For a period; of Enterprise, for one slot. */
  amount: amountSchema,
  /** '$ 29.99' */
  displayPrice: z.string(),
  /** 'month', 'quarter' or 'year'. */
  displayPeriod: z.string(),
})
export type RatePlan = z.infer<typeof ratePlanSchema>

/** Without a currency: USD. */
export const ratePlansQuerySchema = z.object({ currency: currencyParameter, enablePGL: trueParameter })

/** By product in the order of `products`, then by period. Empty while nothing is on sale. */
export const ratePlansSchema = z.object({ items: z.array(ratePlanSchema), currency: z.enum(currencies) })

// --- what the member has ----------------------------------------------------------------------------

/** The documented subscription data, for whatever offers to begin, change or activate something. */
export const subscriptionSchema = z.object({
  /** What can be bought instead of, or beside nothing of, the present subscription, in its currency. */
  ratePlans: z.array(ratePlanSchema),
  /** The present product, also of a running trial; null without one. */
  product: z.enum(products).nullable(),
  /** The present rate plan's id; of a trial the one that follows it; null without one of our own. */
  ratePlan: z.string().nullable(),
  /** Names of products to offer, the best first; empty for whoever has all. */
  promotedProducts: z.array(z.enum(products)),
  /** Whether buying would change a subscription that is there. */
  isUpgrade: z.boolean(),
  allowDiscountCodeInModal: z.boolean(),
  inTrial: z.boolean(),
  /** Whether this account may still begin a trial. */
  isTrialOffered: z.boolean(),
  /** 'V1234' */
  accountId: z.string(),
  currency: z.enum(currencies),
  /** A currency may be chosen until the first purchase. */
  mayChooseCurrency: z.boolean(),
})
export type SubscriptionData = z.infer<typeof subscriptionSchema>

export const membershipQuerySchema = z.object({
  currency: currencyParameter,
  shouldFilter: notFalseParameter,
  enablePGL: trueParameter,
})

const mobileSchema = z.object({
  name: z.string(),
  product_id: z.string(),
  source: z.enum(['iOS', 'Android']),
  status: z.enum(subscriptionStatuses),
  /** ISO 8601. */
  valid_until: z.string().nullable(),
  value: z.string(),
  period: z.object({ name: z.string(), enumType: z.string() }),
})

/** The documented membership data, and what the membership page needs beside it. Dates are ISO 8601. */
export const membershipSchema = z.object({
  mobile: mobileSchema.nullable(),
  /** What the product opens, in a sentence; '' without one. */
  description: z.string(),
  /** 'Unlimited'; 'Free' without a product. */
  productTitle: z.string(),
  /** Both null where nothing renews. `nextBillingTimeLeft`: '12 days'. */
  billingData: z.object({
    nextBillingDate: z.string().nullable(),
    nextBillingTimeLeft: z.string().nullable(),
  }),
  /** Null outside a trial. */
  remainingTrialDays: z.int().nullable(),
  /** '' outside a trial. */
  remainingTrialDaysText: z.string(),
  user: z.object({ pricelookupBalance: z.int().nullable(), trialEndDate: z.string().nullable() }),
  /** Null: without a count. */
  remainingLookups: z.int().nullable(),
  totalLookups: z.int().nullable(),
  status: z.enum(subscriptionStatuses),
  /**
   * What is paid for, at the subscriber's own price; of a trial what follows it. Null where nothing of ours
   * is billed.
   */
  ratePlan: ratePlanSchema.nullable(),
  /**
   * What is offered, in the asked currency while one may be chosen; without what the member has, unless
   * `shouldFilter` is false.
   */
  ratePlans: z.array(ratePlanSchema),
  /** When a cancelled membership, or a cancelled trial, ends; null where none is cancelled. */
  endsDate: z.string().nullable(),
  pendingChange: z.object({ product: z.enum(products), ratePlan: z.string(), date: z.string() }).nullable(),
  /** Until when an unpaid membership stays open; null where nothing is unpaid. Past it the status is Error. */
  paymentDueDate: z.string().nullable(),
  /** A payment is not yet confirmed: what takes money is refused with PAYMENT_IN_PROGRESS. */
  isPaymentInProgress: z.boolean(),
  /**
   * When a payment was confirmed that never reached the provider, and that nothing has followed since; null
   * otherwise, and after two weeks.
   */
  paymentNotMadeDate: z.string().nullable(),
  /**
   * When the member's newest payment was confirmed, where it was declined; null otherwise, after two weeks,
   * and while the membership counts as unpaid.
   */
  paymentDeclinedDate: z.string().nullable(),
  /** Uses a slot of somebody's team. */
  isTeamUser: z.boolean(),
  mayCancel: z.boolean(),
  mayReactivate: z.boolean(),
  mayChangePaymentMethod: z.boolean(),
})
export type MembershipData = z.infer<typeof membershipSchema>

// --- codes and prices -------------------------------------------------------------------------------

/** '' is no code. What is no code of ours can be typed: it is told as not valid. */
const discountCode = measuredText(limits.discountCodeMax, { tooLong: messages.discountInvalid })
  .trim()
  .max(limits.discountCodeMax, messages.discountInvalid)
  .default('')
/** A rate plan's id, or a product's name: then with the present period, else monthly. */
const product = measuredText(60, { missing: messages.planUnknown, tooLong: messages.planUnknown })
  .trim()
  .min(1, messages.planUnknown)
  .max(60, messages.planUnknown)

export const discountCheckQuerySchema = z.object({
  product: textParameter(60),
  discountCode: cutText(200).default(''),
})
export const discountCheckSchema = z.object({
  discountCheckSuccessful: z.boolean(),
  discountMessage: z.string(),
})

/** `trial` asks what a trial that begins now costs, now and after its end. */
export const pricePreviewQuerySchema = z.object({
  product: textParameter(60),
  discountCode: textParameter(limits.discountCodeMax),
  currency: currencyParameter,
  enablePGL: trueParameter,
  trial: trueParameter,
})

export const pricePreviewSchema = z.object({
  /** '0.00' where the change waits for the next billing date. */
  amountDueNow: amountSchema,
  nextAmount: amountSchema,
  /** ISO 8601; null where nothing renews. */
  nextBillingDate: z.string().nullable(),
  currency: z.enum(currencies),
  /** What the amount due now is made of: the plan, a credit, a discount. */
  lines: z.array(z.object({ text: z.string(), amount: amountSchema })),
  /** From when the change counts: ISO 8601; null: at once. */
  changesOn: z.string().nullable(),
})
export type PricePreview = z.infer<typeof pricePreviewSchema>

// --- what changes -----------------------------------------------------------------------------------

export const updateSubscriptionSchema = z.object({
  product,
  discountCode,
  enablePGL: z.boolean().default(false),
  /** Only before the first purchase; otherwise the subscription's own. */
  currency: z.enum(currencies).optional(),
  /** Begin a trial, which the plan follows. */
  trial: z.boolean().default(false),
  /**
   * The amount due now that was shown; of a trial the next amount. Another price is refused with
   * PRICE_CHANGED.
   */
  acceptedAmount: measuredText(20)
    .regex(/^\d{1,9}\.\d{2}$/)
    .optional(),
})

/** 202 is `pending: true`: the outcome is not known yet, settles by itself and is read from the membership. */
export const updatedSubscriptionSchema = z.object({
  response: z.object({ status: z.enum(subscriptionStatuses), pending: z.boolean() }),
  /** Where a payment method is given first; then nothing has been changed yet. */
  redirectWithWindowHref: z.string().optional(),
})

export const convertTrialSchema = z.object({
  src: z.enum(activationSources, messages.sourceUnknown),
  discountCode,
})

export const convertedTrialSchema = z.object({
  success: z.literal(true),
  pending: z.boolean(),
  /** Where a membership has no payment method yet; then nothing has been charged. */
  redirectWithWindowHref: z.string().optional(),
})

export const cancellationSchema = z.object({})
export const cancelledSchema = z.object({ response: z.object({ endsDate: z.string() }) })

// --- payment methods, checkouts, invoices -----------------------------------------------------------

export const paymentMethodSchema = z.object({ redirectWithWindowHref: z.string() })

export const byKeySchema = z.object({ key: measuredText(100).max(100) })

export const checkoutSchema = z.object({
  state: z.enum(checkoutStates),
  purpose: z.enum(checkoutPurposes),
  /** What is bought; null for a payment method alone. */
  ratePlan: ratePlanSchema.nullable(),
  /** Of a trial '0.00'; null for a payment method alone. */
  amountDueNow: amountSchema.nullable(),
  /**
   * While open, where the provider has a form that our page frames: its script, and what the form is rendered
   * with.
   */
  hostedPage: z.object({ libraryUrl: z.string(), parameters: z.record(z.string(), z.string()) }).nullable(),
  /** While open, where the provider has a page of its own instead. */
  redirectUrl: z.string().nullable(),
  /** Why it was declined, in a sentence; '' otherwise. */
  message: z.string(),
})
export type Checkout = z.infer<typeof checkoutSchema>

/** What the provider sent to our callback page, as it came: signatures are made over it. */
export const completeCheckoutSchema = z.object({
  parameters: z
    .array(z.object({ name: measuredText(100).max(100), value: measuredText(8000).max(8000) }))
    .max(60),
})

const MOST_INVOICES = 100

export const invoicesQuerySchema = z.object({
  offset: offsetSchema,
  limit: lenientParameter(10, (value) =>
    /^[1-9]\d{0,5}$/.test(String(value)) ? Math.min(Number(value), MOST_INVOICES) : limits.invoicesPerPage,
  ),
})

export const invoiceSchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  date: z.string(),
  number: z.string(),
  amount: amountSchema,
  currency: z.enum(currencies),
  status: z.enum(invoiceStatuses),
  /** Whether the provider gives a PDF of it. */
  hasPdf: z.boolean(),
})
export type Invoice = z.infer<typeof invoiceSchema>

/** Newest first. */
export const invoicesSchema = listResponseSchema(invoiceSchema)
export const byInvoiceSchema = z.object({ id: measuredText(100).max(100) })
