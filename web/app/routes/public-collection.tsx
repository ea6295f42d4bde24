import { collectionLimits, publicCollectionUrl } from '@vitrine/contracts/collections/collections'
import { collectionSorts } from '@vitrine/contracts/collections/sorts'
import { parseOffset } from '@vitrine/contracts/offset'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/public-collection'
import { rootCategories } from '../features/dictionary/queries/root-categories.ts'
import { NotShownPage } from '../features/public-collection/NotShownPage.tsx'
import { CollectionPage, coversOf } from '../features/public-collection/CollectionPage.tsx'
import { collectionIdIn, loadShown, notACollection } from '../features/public-collection/load-collection.ts'
import { publicCollection } from '../features/public-collection/queries/public-collection.ts'
import { publicItems } from '../features/public-collection/queries/public-items.ts'
import { largePhoto } from '../features/vault/shared/ItemPhoto.tsx'
import { orNull } from '../shared/api/failure.ts'
import { queriesOf, type Queries } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { pageMeta } from '../shared/page/page-meta.ts'
import { plainText } from '../shared/page/plain-text.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import { notFoundPastEnd } from '../shared/ui/lists/not-found-past-end.ts'

const load = async ({ request, params, context }: Pick<Route.LoaderArgs, 'request' | 'params' | 'context'>) =>
  await loadCollection(queriesOf(context), collectionIdIn(params.id), new URL(request.url).searchParams)

export const loader = async (args: Route.LoaderArgs) => {
  const page = await load(args)
  return notFoundPastEnd(page, page.data.response?.shown?.items.meta)
}
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shown = loaderData?.response?.shown
  if (!shown) return [{ title: `Collection | ${PRODUCT_NAME}` }, { name: 'robots', content: 'noindex' }]
  const { id, title, description, picture } = shown.collection
  const image = picture ?? coversOf(shown.items.items)[0]
  return pageMeta(matches, {
    title: `${title} | ${PRODUCT_NAME}`,
    description: plainText(description, collectionLimits.previewDescription),
    path: publicCollectionUrl(id),
    ...(image && { image: largePhoto(image), imageAlt: title }),
    type: 'article',
    noindex: true,
  })
}

export const handle: PageHandle = { pageTitle: 'Public Collection' }

export default function PublicCollection({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response?.shown) return <CollectionPage {...response.shown} />
  if (response) return <NotShownPage {...response.missing} />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}

/** A collection with one page of its items, or the sentence that stands in its place, with its status. */
async function loadCollection({ call, fetch }: Queries, id: number | null, search: URLSearchParams) {
  const s = collectionSorts.find((sort) => sort === search.get('s')) ?? 'createdDate:desc'
  return await loadShown(async () => {
    const wanted = id ?? notACollection()
    const [collection, items, roots] = await Promise.all([
      fetch(publicCollection(call, wanted)),
      fetch(publicItems(call, { id: wanted, offset: parseOffset(search.get('offset')), s })),
      orNull(fetch(rootCategories(call))),
    ])
    return { collection, items, s, roots: roots?.items ?? [] }
  })
}
