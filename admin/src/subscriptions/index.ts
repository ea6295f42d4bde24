import { CreditCardOutlined } from '@mui/icons-material'
import type { BilledSubscription } from '@vitrine/contracts/billing/billed-schemas'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const subscriptions: ConsoleScreens = {
  name: 'subscriptions',
  menu: {
    group: 'Billing',
    place: 10,
    label: 'Subscriptions',
    purpose: 'What members bought, and what the payment providers did and reported',
    icon: CreditCardOutlined,
  },
  recordRepresentation: ({ product, accountEmail }: BilledSubscription) => `${product} of ${accountEmail}`,
  list: lazy(() => import('./SubscriptionList.tsx')),
  show: lazy(() => import('./SubscriptionShow.tsx')),
}
