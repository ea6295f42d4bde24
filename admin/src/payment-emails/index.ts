import { AlternateEmailOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const paymentEmails: ConsoleScreens = {
  name: 'paymentEmails',
  menu: {
    group: 'Billing',
    place: 50,
    label: 'Payment emails',
    record: 'payment email',
    purpose: 'Payment accounts seen in purchases, and which of them are blocked',
    icon: AlternateEmailOutlined,
  },
  list: lazy(() => import('./PaymentEmailList.tsx')),
  create: lazy(() => import('./PaymentEmailCreate.tsx')),
  recordRepresentation: 'paypalEmail',
}
