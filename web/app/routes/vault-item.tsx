import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { Route } from './+types/vault-item'
import { ItemPlaceholder } from '../features/vault/item/ItemPlaceholder.tsx'
import { itemIdIn } from '../features/vault/shared/item-id.ts'
import { loadChunk } from '../shared/chunk-loading.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** Comes when an item is opened: no other page of the vault carries it. */
const ItemPage = lazy(() =>
  loadChunk(async () => ({ default: (await import('../features/vault/item/ItemPage.tsx')).ItemPage })),
)

export const meta: Route.MetaFunction = () => [
  { title: `My Vault Item | ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export const handle: PageHandle = { pageTitle: 'My Vault Item' }

export default function VaultItem() {
  const { search } = useLocation()
  const id = itemIdIn(search)
  return (
    <Suspense fallback={<ItemPlaceholder />}>
      <ItemPage key={id} id={id} />
    </Suspense>
  )
}
