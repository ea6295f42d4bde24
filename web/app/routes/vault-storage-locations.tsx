import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-storage-locations'
import { AttributesPage } from '../features/vault/attributes/AttributesPage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Storage Locations | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Storage Locations' }

export default function VaultStorageLocations() {
  return <AttributesPage type="STORAGE_LOCATION" title="Storage Locations" />
}
