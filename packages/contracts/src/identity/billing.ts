/** How often a membership is paid for. */
export const billingPeriods = ['Monthly', 'Quarterly', 'Annual'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** ISO 4217. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD'] as const
export type Currency = (typeof currencies)[number]

/** Who takes money for us: values of `BILLING_PROVIDER`, of columns `provider` and of `memberships.provider`. */
export const billingProviders = ['zuora', 'avangate'] as const
export type BillingProviderName = (typeof billingProviders)[number]
