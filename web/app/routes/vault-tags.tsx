import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-tags'
import { TagsPage } from '../features/vault/tags/TagsPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `My Tags | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'My Tags' }

export default function VaultTags() {
  return <TagsPage />
}
