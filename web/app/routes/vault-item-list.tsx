import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-item-list'
import { ItemListPage } from '../features/vault/list/ItemListPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `My Vault | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'My Vault' }

export default function VaultItemList() {
  return <ItemListPage />
}
