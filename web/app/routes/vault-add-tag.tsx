import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-add-tag'
import { NewTagPage } from '../features/vault/tags/TagPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [{ title: `New Tag | ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }]

export const handle: PageHandle = { pageTitle: 'New Tag' }

export default function VaultAddTag() {
  return <NewTagPage />
}
