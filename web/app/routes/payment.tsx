import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { Route } from './+types/payment'
import { loadMember } from '../features/account/load-member.ts'
import { checkoutKeyIn, parametersIn } from '../features/memberships/payment/payment-message.ts'
import { loadChunk } from '../shared/chunk-loading.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** Nobody but whoever opens this page loads it. */
const CheckoutPage = lazy(() => loadChunk(() => import('../features/memberships/payment/CheckoutPage.tsx')))

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await loadMember(context, request)
  return null
}

export const meta: Route.MetaFunction = () => [
  { title: `Payment | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Payment' }

export default function Payment({ params: { key } }: Route.ComponentProps) {
  const parameters = parametersIn(useLocation().search)
  return (
    <Suspense fallback={<div className="skeleton h-64" role="status" aria-label="Loading" />}>
      <CheckoutPage
        key={key}
        checkoutKey={key}
        returned={checkoutKeyIn(parameters) === key ? parameters : []}
      />
    </Suspense>
  )
}
