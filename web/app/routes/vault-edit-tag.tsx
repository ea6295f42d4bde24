import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-edit-tag'
import { EditTagPage } from '../features/vault/tags/TagPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [{ title: `Edit Tag | ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }]

export const handle: PageHandle = { pageTitle: 'Edit Tag' }

export default function VaultEditTag() {
  return <EditTagPage />
}
