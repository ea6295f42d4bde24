import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-import'
import { ImportPage } from '../features/vault/import/ImportPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Import | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Import' }

export default function VaultImport() {
  return <ImportPage />
}
