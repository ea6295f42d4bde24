import type { ManagedOperation } from '@vitrine/contracts/billing/billed-schemas'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const billingOperations: ResourceProps = {
  name: 'billing-operations',
  recordRepresentation: ({ reference }: ManagedOperation) => reference,
  list: lazy(() => import('./OperationList.tsx')),
  show: lazy(() => import('./OperationShow.tsx')),
}
