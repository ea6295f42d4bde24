import type { Clock } from '../clock.ts'
import { AvangateProvider } from './avangate/avangate-provider.ts'
import type { BillingProviderName } from '@vitrine/contracts/identity/billing'
import type { BillingProvider } from './billing-provider.ts'
import type { BillingSettings } from './billing-settings.ts'
import { ZuoraProvider } from './zuora/zuora-provider.ts'

/** The adapter of a provider; null where the settings do not name it. Keep it: it holds a token. */
export function openBillingProvider(
  name: BillingProviderName,
  { zuora, avangate }: BillingSettings,
  clock: Clock,
): BillingProvider | null {
  if (name === 'zuora') return zuora && new ZuoraProvider({ settings: zuora, clock })
  return avangate && new AvangateProvider({ settings: avangate, clock })
}
