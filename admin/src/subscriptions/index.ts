import type { BilledSubscription } from '@vitrine/contracts/billing/billed-schemas'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const subscriptions: ResourceProps = {
  name: 'subscriptions',
  recordRepresentation: ({ product, accountEmail }: BilledSubscription) => `${product} of ${accountEmail}`,
  list: lazy(() => import('./SubscriptionList.tsx')),
  show: lazy(() => import('./SubscriptionShow.tsx')),
}
