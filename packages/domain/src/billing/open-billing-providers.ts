import type { BillingSettings } from '@vitrine/platform/billing/billing-settings'
import type { Clock } from '@vitrine/platform/clock'
import { AvangateProvider } from '@vitrine/platform/billing/avangate/avangate-provider'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { BillingProvider } from '@vitrine/platform/billing/billing-provider'
import { ZuoraProvider } from '@vitrine/platform/billing/zuora/zuora-provider'
import type { BillingProviders } from './billing-providers.ts'

/** Those that the settings name; of new purchases the one that is set. */
export function openBillingProviders(settings: BillingSettings, clock: Clock): BillingProviders {
  const opened = {
    zuora: openBillingProvider('zuora', settings, clock),
    avangate: openBillingProvider('avangate', settings, clock),
  }
  return { forNewPurchases: settings.provider && opened[settings.provider], named: (name) => opened[name] }
}

/** The adapter of a provider; null where the settings do not name it. Keep it: it holds a token. */
function openBillingProvider(
  name: BillingProviderName,
  { zuora, avangate }: BillingSettings,
  clock: Clock,
): BillingProvider | null {
  if (name === 'zuora') return zuora && new ZuoraProvider({ settings: zuora, clock })
  return avangate && new AvangateProvider({ settings: avangate, clock })
}
