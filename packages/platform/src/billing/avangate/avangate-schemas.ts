import { currencies } from '@vitrine/contracts/identity/billing'
import { z } from 'zod'
import { readTime } from './avangate-signatures.ts'

/** What is read of 2Checkout's responses, and no more. */
const currency = z.preprocess(
  (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  z.enum(currencies),
)
const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform(readTime)

export const failureSchema = z.object({ error_code: z.string() })
/** `true`, or what was made. */
export const doneSchema = z.union([z.literal(true), z.object({})])

export const subscriptionSchema = z.object({
  SubscriptionReference: z.string(),
  ExternalCustomerReference: z.string(),
  StartDate: time,
  ExpirationDate: time,
  RecurringEnabled: z.boolean(),
  SubscriptionEnabled: z.boolean(),
  IsTrial: z.boolean(),
  TestSubscription: z.boolean(),
  Product: z.object({ ProductCode: z.string(), ProductQuantity: z.number() }),
  NextRenewalPrice: z.number().nullish(),
  NextRenewalPriceCurrency: currency.nullish(),
})
export type AvangateSubscription = z.infer<typeof subscriptionSchema>
export const subscriptionsSchema = z.object({ Items: z.array(subscriptionSchema) })

export const historySchema = z.array(z.object({ ReferenceNo: z.string(), Type: z.string() }))

/** As a number or as a text. */
const digits = z.union([z.string(), z.number().transform(String)]).nullish()

export const orderSchema = z.object({
  RefNo: z.string(),
  ExternalReference: z.string().nullish(),
  ExternalCustomerReference: z.string().nullish(),
  Status: z.string(),
  Currency: currency,
  GrossPrice: z.number(),
  OrderDate: time,
  TestOrder: z.boolean(),
  PaymentDetails: z
    .object({
      Type: z.string(),
      Email: z.string().nullish(),
      PaymentMethod: z
        .object({
          /** Four of them, or six: with four a card cannot be told apart. */
          FirstDigits: digits,
          LastDigits: digits,
          CardType: z.string().nullish(),
          ExpirationMonth: digits,
          ExpirationYear: digits,
        })
        .nullish(),
    })
    .nullish(),
  Items: z.array(
    z.object({
      ProductDetails: z
        .object({ Subscriptions: z.array(z.object({ SubscriptionReference: z.string() })).nullish() })
        .nullish(),
    }),
  ),
})
export type AvangateOrder = z.infer<typeof orderSchema>
export const ordersSchema = z.object({ Items: z.array(orderSchema) })

export const upgradePriceSchema = z.object({ Price: z.number(), Currency: currency })
export const invoiceSchema = z.object({ Sale: z.string() })

export const productSchema = z.object({
  ProductCode: z.string(),
  SubscriptionInformation: z.object({ BillingCycle: z.number(), BillingCycleUnits: z.string() }).nullish(),
  PricingConfigurations: z.array(
    z.object({
      Prices: z.object({ Regular: z.array(z.object({ Amount: z.number(), Currency: z.string() })) }),
    }),
  ),
})
export const productsSchema = z.object({
  Items: z.array(productSchema),
  Pagination: z.object({ Page: z.number(), Limit: z.number(), Count: z.number() }),
})
