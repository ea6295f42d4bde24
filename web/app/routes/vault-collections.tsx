import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/vault-collections'
import { ItemPlaceholder } from '../features/vault/item/ItemPlaceholder.tsx'
import { loadChunk } from '../shared/chunk-loading.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** Comes when the collections are opened: no other page of the vault carries it. */
const CollectionsPage = lazy(() =>
  loadChunk(async () => ({
    default: (await import('../features/vault/collections/CollectionsPage.tsx')).CollectionsPage,
  })),
)

export const meta: Route.MetaFunction = () => [
  { title: `Collections | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'Collections' }

export default function VaultCollections() {
  return (
    <Suspense fallback={<ItemPlaceholder />}>
      <CollectionsPage />
    </Suspense>
  )
}
