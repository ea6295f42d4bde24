import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-create-collection'
import { CollectionWizardOnDemand } from '../features/vault/collection-wizard/CollectionWizardOnDemand.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Create collection | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Create collection' }

export default function CreateCollection() {
  return <CollectionWizardOnDemand collection="new" />
}
