import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-totals'
import { TotalsPage } from '../features/vault/totals/TotalsPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Costs and Values | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Costs and Values' }

export default function VaultTotals() {
  return <TotalsPage />
}
