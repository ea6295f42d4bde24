import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-insurance-companies'
import { AttributesPage } from '../features/vault/attributes/AttributesPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Insurance Companies | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Insurance Companies' }

export default function VaultInsuranceCompanies() {
  return <AttributesPage type="INSURANCE" title="Insurance Companies" />
}
