import { SellOutlined } from '@mui/icons-material'
import type { ManagedRatePlan } from '@vitrine/contracts/billing/rate-plan-schemas'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const ratePlans: ConsoleScreens = {
  name: 'rate-plans',
  menu: {
    group: 'Billing',
    place: 30,
    label: 'Rate plans',
    record: 'price',
    purpose: 'What is on sale, at which price',
    icon: SellOutlined,
  },
  list: lazy(() => import('./RatePlanList.tsx')),
  create: lazy(async () => ({ default: (await import('./RatePlanForms.tsx')).RatePlanCreate })),
  edit: lazy(async () => ({ default: (await import('./RatePlanForms.tsx')).RatePlanEdit })),
  recordRepresentation: ({ plan, currency }: ManagedRatePlan) => `${plan} in ${currency}`,
}
