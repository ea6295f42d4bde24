import { z } from 'zod'
import { billingPeriods, currencies } from '../identity/billing.ts'
import { measuredText } from '../measured-text.ts'
import { billingMessages as messages } from './messages.ts'
import { amountSchema } from './money.ts'
import { soldProducts } from './products.ts'

export const PROVIDERS_ID_MAX = 100

/** What a provider calls something of ours; an emptied field is null. */
export const providersIdSchema = measuredText(PROVIDERS_ID_MAX, { tooLong: messages.providersIdTooLong })
  .trim()
  .max(PROVIDERS_ID_MAX, messages.providersIdTooLong)
  .regex(/^[\x21-\x7e]*$/, messages.providersIdOneLine)
  .transform((text) => text || null)
  .nullable()
  .default(null)

const changeable = {
  /** As typed, '29.99'; of Enterprise, for one slot. */
  amount: amountSchema({ missing: messages.amountMissing, invalid: messages.amountInvalid }),
  zuoraRatePlanId: providersIdSchema,
  avangateProductCode: providersIdSchema,
  isOnSale: z.boolean().default(true),
}

interface Sale {
  isOnSale: boolean
  zuoraRatePlanId: string | null
  avangateProductCode: string | null
}

/** What no provider knows cannot be bought. */
function checkSale({ isOnSale, zuoraRatePlanId, avangateProductCode }: Sale, context: z.RefinementCtx): void {
  if (isOnSale && zuoraRatePlanId === null && avangateProductCode === null)
    context.addIssue({ code: 'custom', path: ['zuoraRatePlanId'], message: messages.nothingToSell })
}

export const newRatePlanSchema = z
  .object({
    product: z.enum(soldProducts, messages.productMissing),
    billingPeriod: z.enum(billingPeriods, messages.periodMissing),
    currency: z.enum(currencies, messages.currencyMissing),
    ...changeable,
  })
  .superRefine(checkSale)
export type NewRatePlan = z.output<typeof newRatePlanSchema>

export const ratePlanChangeSchema = z.object(changeable).superRefine(checkSale)
export type RatePlanChange = z.output<typeof ratePlanChangeSchema>

/** One price of a plan in one currency. */
export const managedRatePlanSchema = z.object({
  id: z.int(),
  /** What members' calls name it by, such as 'unlimited-monthly'. */
  plan: z.string(),
  product: z.enum(soldProducts),
  billingPeriod: z.enum(billingPeriods),
  currency: z.enum(currencies),
  amount: z.string(),
  zuoraRatePlanId: z.string().nullable(),
  avangateProductCode: z.string().nullable(),
  isOnSale: z.boolean(),
  /** When another price took over; null for the one of today. */
  replacedDate: z.string().nullable(),
  /** Since when the provider's catalog says another price, which takes the plan off sale. */
  priceDiffersDate: z.string().nullable(),
  createdDate: z.string(),
  revision: z.int(),
})
export type ManagedRatePlan = z.infer<typeof managedRatePlanSchema>
