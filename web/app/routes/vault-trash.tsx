import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-trash'
import { TrashPage } from '../features/vault/trash/TrashPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Trash | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Trash' }

export default function VaultTrash() {
  return <TrashPage />
}
