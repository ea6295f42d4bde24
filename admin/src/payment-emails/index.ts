import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const paymentEmails: ResourceProps = {
  name: 'paymentEmails',
  list: lazy(() => import('./PaymentEmailList.tsx')),
  create: lazy(() => import('./PaymentEmailCreate.tsx')),
  recordRepresentation: 'paypalEmail',
}
