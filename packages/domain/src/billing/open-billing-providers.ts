import type { BillingSettings } from '@vitrine/platform/billing/billing-settings'
import { openBillingProvider } from '@vitrine/platform/billing/open-billing-provider'
import type { Clock } from '@vitrine/platform/clock'
import type { BillingProviders } from './billing-providers.ts'

/** Those that the settings name; of new purchases the one that is set. */
export function openBillingProviders(settings: BillingSettings, clock: Clock): BillingProviders {
  const opened = {
    zuora: openBillingProvider('zuora', settings, clock),
    avangate: openBillingProvider('avangate', settings, clock),
  }
  return { forNewPurchases: settings.provider && opened[settings.provider], named: (name) => opened[name] }
}
