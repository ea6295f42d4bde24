import { ReceiptLongOutlined } from '@mui/icons-material'
import type { ManagedOperation } from '@vitrine/contracts/billing/billed-schemas'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const billingOperations: ConsoleScreens = {
  name: 'billing-operations',
  menu: {
    group: 'Billing',
    place: 20,
    label: 'Billing operations',
    purpose: 'Payments whose outcome nobody knows, and payments to refund',
    icon: ReceiptLongOutlined,
  },
  recordRepresentation: ({ reference }: ManagedOperation) => reference,
  list: lazy(() => import('./OperationList.tsx')),
  show: lazy(() => import('./OperationShow.tsx')),
}
