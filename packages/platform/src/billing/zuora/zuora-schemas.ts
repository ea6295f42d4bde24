import { z } from 'zod'
import { currencies } from '@vitrine/contracts/identity/billing'

/** What is read of Zuora's responses, and no more. */
const currency = z.enum(currencies)
const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((text) => new Date(`${text.slice(0, 10)}T00:00:00Z`))

export const doneSchema = z.object({ success: z.literal(true) })

export const signatureSchema = z.object({
  signature: z.string(),
  token: z.string(),
  tenantId: z.union([z.string(), z.number()]).transform(String),
  key: z.string(),
})

export const accountSchema = z.object({ basicInfo: z.object({ id: z.string(), accountNumber: z.string() }) })

export const paymentMethodSchema = z.object({
  id: z.string(),
  type: z.string(),
  cardNumber: z.string().nullish(),
  creditCardType: z.string().nullish(),
  /** The first six or eight digits. */
  bankIdentificationNumber: z.string().nullish(),
  expirationMonth: z.union([z.string(), z.number()]).nullish(),
  expirationYear: z.union([z.string(), z.number()]).nullish(),
  email: z.string().nullish(),
})

/** The methods of an account: one of each kind by kind, and lists of the rest. */
export const accountPaymentMethodsSchema = z.object({
  creditcard: z.array(z.object({ id: z.string() })).default([]),
  paypal: z.array(z.object({ id: z.string() })).default([]),
})

const chargeSchema = z.object({
  number: z.string(),
  productRatePlanChargeId: z.string(),
  model: z.string(),
  quantity: z.number().nullish(),
  price: z.number().nullish(),
  currency: currency.nullish(),
  billingPeriod: z.string().nullish(),
  chargedThroughDate: date.nullish(),
  effectiveStartDate: date.nullish(),
  effectiveEndDate: date.nullish(),
  discountPercentage: z.number().nullish(),
  discountAmount: z.number().nullish(),
})

export const subscriptionSchema = z.object({
  subscriptionNumber: z.string(),
  accountNumber: z.string(),
  status: z.string(),
  subscriptionStartDate: date,
  subscriptionEndDate: date.nullish(),
  ratePlans: z.array(
    z.object({ id: z.string(), productRatePlanId: z.string(), ratePlanCharges: z.array(chargeSchema) }),
  ),
})
export type ZuoraSubscription = z.infer<typeof subscriptionSchema>
export const subscriptionsSchema = z.object({ subscriptions: z.array(subscriptionSchema) })

export const orderSchema = z.object({
  order: z.object({
    orderNumber: z.string(),
    status: z.string(),
    existingAccountNumber: z.string(),
    subscriptions: z.array(
      z.object({ subscriptionNumber: z.string(), orderActions: z.array(z.object({ type: z.string() })) }),
    ),
  }),
})

const previewItem = z.object({
  amountWithoutTax: z.number(),
  chargeName: z.string().nullish(),
  processingType: z.string().nullish(),
  serviceEndDate: date.nullish(),
})
export const previewSchema = z.object({
  previewResult: z.object({
    invoices: z.array(z.object({ amount: z.number(), invoiceItems: z.array(previewItem) })).default([]),
  }),
})

export const invoicesSchema = z.object({
  invoices: z.array(
    z.object({
      id: z.string(),
      invoiceNumber: z.string(),
      invoiceDate: date,
      dueDate: date,
      amount: z.number(),
      balance: z.number(),
      currency,
      status: z.string(),
      sourceId: z.string().nullish(),
    }),
  ),
})
/** The same invoices with what each line is for. */
export const invoiceLinesSchema = z.object({
  invoices: z.array(
    z.object({
      id: z.string(),
      invoiceItems: z.array(z.object({ subscriptionName: z.string().nullish() })).default([]),
    }),
  ),
})

export type ZuoraInvoice = z.infer<typeof invoicesSchema>['invoices'][number]

export const paymentsSchema = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      paymentNumber: z.string(),
      amount: z.number(),
      effectiveDate: date,
      status: z.string(),
      paidInvoices: z.array(z.object({ invoiceId: z.string() })).default([]),
    }),
  ),
})
export type ZuoraPayment = z.infer<typeof paymentsSchema>['payments'][number]

export const refundsSchema = z.object({
  refunds: z.array(
    z.object({
      paymentId: z.string(),
      amount: z.number(),
      refundDate: date,
      reasonCode: z.string().nullish(),
      status: z.string(),
    }),
  ),
})
export type ZuoraRefund = z.infer<typeof refundsSchema>['refunds'][number]

export const filesSchema = z.object({ invoiceFiles: z.array(z.object({ pdfFileUrl: z.string() })) })

export const catalogSchema = z.object({
  products: z.array(
    z.object({
      productRatePlans: z.array(
        z.object({
          id: z.string(),
          productRatePlanCharges: z.array(
            z.object({
              id: z.string(),
              model: z.string(),
              billingPeriod: z.string().nullish(),
              pricing: z.array(z.object({ currency: z.string(), price: z.number().nullish() })),
            }),
          ),
        }),
      ),
    }),
  ),
  nextPage: z.string().nullish(),
})
