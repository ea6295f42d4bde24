import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/vault-collection'
import { ItemPlaceholder } from '../features/vault/item/ItemPlaceholder.tsx'
import { loadChunk } from '../shared/chunk-loading.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** Comes when a collection is opened: no other page of the vault carries it. */
const CollectionPage = lazy(() =>
  loadChunk(async () => ({
    default: (await import('../features/vault/collection/CollectionPage.tsx')).CollectionPage,
  })),
)

export const meta: Route.MetaFunction = () => [
  { title: `My Collection | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'My Collection' }

export default function VaultCollection({ params }: Route.ComponentProps) {
  const id = /^[1-9]\d{0,14}$/.test(params.id) ? Number(params.id) : null
  return (
    <Suspense fallback={<ItemPlaceholder />}>
      <CollectionPage key={params.id} id={id} />
    </Suspense>
  )
}
