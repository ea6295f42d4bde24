/** How often a membership is paid for. */
export const billingPeriods = ['Monthly', 'Quarterly', 'Annual'] as const

export const currencies = ['USD', 'EUR', 'GBP', 'CAD'] as const
