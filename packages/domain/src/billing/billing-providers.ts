import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { BillingProvider } from '@vitrine/platform/billing/billing-provider'

/** The companies that take money for us, as this process has them. */
export interface BillingProviders {
  /** Of new purchases; null where none is configured: then nothing is on sale. */
  forNewPurchases: BillingProvider | null
  /** A subscription stays with its own to the end; null where that one is configured no more. */
  named: (name: BillingProviderName) => BillingProvider | null
}

export const noBillingProviders: BillingProviders = { forNewPurchases: null, named: () => null }

/** One of them for everything. */
export function onlyProvider(provider: BillingProvider): BillingProviders {
  return { forNewPurchases: provider, named: (name) => (name === provider.name ? provider : null) }
}
