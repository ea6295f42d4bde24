import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useLocation } from 'react-router'
import type { Route } from './+types/vault-edit-item'
import { itemIdIn } from '../features/vault/shared/item-id.ts'
import { WizardOnDemand } from '../features/vault/wizard/WizardOnDemand.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Edit Vault Item | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Edit Vault Item' }

export default function EditVaultItem() {
  const id = itemIdIn(useLocation().search)
  return <WizardOnDemand key={id} item={id} />
}
