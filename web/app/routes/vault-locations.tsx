import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-locations'
import { LocationTreePage } from '../features/vault/locations/LocationTreePage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Location Tree | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Location Tree' }

export default function VaultLocations() {
  return <LocationTreePage />
}
