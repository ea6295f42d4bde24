import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useLocation } from 'react-router'
import type { Route } from './+types/vault-add-item'
import { newItemIn } from '../features/vault/shared/new-item-path.ts'
import { WizardOnDemand } from '../features/vault/wizard/WizardOnDemand.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Add Vault Item | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Add Vault Item' }

export default function AddVaultItem() {
  const { search } = useLocation()
  // Another beginning is another wizard.
  return <WizardOnDemand key={search} item={newItemIn(search)} />
}
