import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/payment-callback'
import { CallbackPage } from '../features/memberships/payment/CallbackPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Payment | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Payment' }

export default function PaymentCallback() {
  return <CallbackPage />
}
