import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { data } from 'react-router'
import type { Route } from './+types/vault-public-item'
import { rootCategories } from '../features/dictionary/queries/root-categories.ts'
import { publicItems } from '../features/public-collection/queries/public-items.ts'
import { PublicItemMissing } from '../features/vault/public-item/PublicItemMissing.tsx'
import { PublicItemPage } from '../features/vault/public-item/PublicItemPage.tsx'
import { publicVaultItem } from '../features/vault/queries/items.ts'
import { itemIdIn } from '../features/vault/shared/item-id.ts'
import { largePhoto } from '../features/vault/shared/ItemPhoto.tsx'
import { loadList, orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { pageMeta } from '../shared/page/page-meta.ts'
import { plainText } from '../shared/page/plain-text.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

const NOT_FOUND = 404
const DESCRIPTION_LENGTH = 200

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const id = itemIdIn(new URL(request.url).search)
  const loaded = await loadList(async () => {
    const [item, roots] = await Promise.all([
      id === null ? null : fetch(publicVaultItem(call, id)),
      orNull(fetch(rootCategories(call))),
    ])
    const [collection] = item?.itemCollections ?? []
    const neighbors = collection
      ? await orNull(fetch(publicItems(call, { id: collection.id, offset: 0, s: 'createdDate:desc' })))
      : null
    return { item, neighbors, roots: roots?.items ?? [] }
  })
  // The page says itself that there is none; its status says it too.
  return loaded.data.response?.item === null ? data(loaded.data, { status: NOT_FOUND }) : loaded
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const item = loaderData?.response?.item
  if (!item) return [{ title: `Item | ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }]
  const [cover] = item.images
  return pageMeta(matches, {
    title: `${item.title} | ${PRODUCT_NAME}`,
    description: plainText(item.description, DESCRIPTION_LENGTH),
    path: `/app/vault/publicVaultItem?id=${item.id}`,
    ...(cover && { image: largePhoto(cover.url), imageAlt: cover.altText || item.title }),
    type: 'article',
    noindex: true,
  })
}

export const handle: PageHandle = { pageTitle: 'Public Vault Item' }

export default function PublicVaultItem({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response?.item) return <PublicItemPage key={response.item.id} {...response} item={response.item} />
  if (response) return <PublicItemMissing />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
