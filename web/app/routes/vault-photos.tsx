import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/vault-photos'
import { PhotosPageOnDemand } from '../features/vault/many-photos/PhotosPageOnDemand.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Add photos | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Add photos' }

export default function VaultPhotos() {
  return <PhotosPageOnDemand />
}
