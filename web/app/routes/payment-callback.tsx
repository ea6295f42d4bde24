import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Route } from './+types/payment-callback'
import {
  checkoutKeyIn,
  parametersIn,
  type PaymentMessage,
} from '../features/memberships/payment/payment-message.ts'
import { SUBSCRIPTION_PAGE } from '../features/memberships/shared/plan-path.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Payment | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Payment' }

export default function PaymentCallback() {
  return <CallbackPage />
}

/**
 * Where the payment company leads after its form: inside the form's frame it tells our page around it, else
 * it becomes that page.
 */
function CallbackPage() {
  const { search } = useLocation()
  const isLost = checkoutKeyIn(parametersIn(search)) === null
  useEffect(() => {
    const parameters = parametersIn(search)
    const key = checkoutKeyIn(parameters)
    if (key === null) return
    if (window.parent !== window)
      window.parent.postMessage(
        { kind: 'vitrine-payment', parameters } satisfies PaymentMessage,
        location.origin,
      )
    else location.replace(`/app/accountSettings/payment/${encodeURIComponent(key)}${search}`)
  }, [search])
  return (
    <main className="p-6">
      {isLost ? (
        <p role="alert">
          This page belongs to a payment that we do not know.{' '}
          <a href={SUBSCRIPTION_PAGE} className="text-link">
            Go to my membership
          </a>
        </p>
      ) : (
        <p role="status">One moment…</p>
      )}
    </main>
  )
}
