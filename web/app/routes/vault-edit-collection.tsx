import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useLocation } from 'react-router'
import type { Route } from './+types/vault-edit-collection'
import { CollectionWizardOnDemand } from '../features/vault/collection-wizard/CollectionWizardOnDemand.tsx'
import { idIn } from '../features/vault/shared/item-id.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Edit collection | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Edit collection' }

export default function EditCollection() {
  const id = idIn(useLocation().search, 'collectionId')
  return <CollectionWizardOnDemand key={id} collection={id} />
}
