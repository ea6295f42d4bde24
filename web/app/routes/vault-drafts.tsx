import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-drafts'
import { DraftsPageOnDemand } from '../features/vault/drafts/DraftsPageOnDemand.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Drafts | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Drafts' }

export default function VaultDrafts() {
  return <DraftsPageOnDemand />
}
