import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-own-fields'
import { OwnFieldsPage } from '../features/vault/own-fields/OwnFieldsPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Own Fields | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Own Fields' }

export default function VaultOwnFields() {
  return <OwnFieldsPage />
}
