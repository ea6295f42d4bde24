import type { ManagedRatePlan } from '@vitrine/contracts/billing/rate-plan-schemas'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const ratePlans: ResourceProps = {
  name: 'rate-plans',
  list: lazy(() => import('./RatePlanList.tsx')),
  create: lazy(() => import('./RatePlanCreate.tsx')),
  edit: lazy(() => import('./RatePlanEdit.tsx')),
  recordRepresentation: ({ plan, currency }: ManagedRatePlan) => `${plan} in ${currency}`,
}
