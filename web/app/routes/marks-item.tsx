import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { redirect } from 'react-router'
import type { Route } from './+types/marks-item'
import { rootCategories } from '../features/dictionary/queries/root-categories.ts'
import { MarkPage } from '../features/marks/components/MarkPage.tsx'
import { mark } from '../features/marks/queries.ts'
import { makerAndPlace } from '../features/marks/maker-and-place.ts'
import { sameSubject } from '../features/subjects/queries.ts'
import { loadList, notFound, orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { breadcrumbList, pageMeta } from '../shared/page/page-meta.ts'
import { drawingsOf } from '../shared/ui/cards/item-picture.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'

const MOVED_FOR_GOOD = 301

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  if (!/^[1-9]\d{0,14}$/.test(params.id)) notFound()
  return loadList(async () => {
    const [found, roots, subject] = await Promise.all([
      fetch(mark(call, Number(params.id))),
      orNull(fetch(rootCategories(call))),
      orNull(fetch(sameSubject(call, 'mark', params.id))),
    ])
    // The id says which mark it is; the rest of the URL follows its title.
    if (params.slug !== found.slug) throw redirect(found.pageURI, MOVED_FOR_GOOD)
    return { mark: found, drawings: drawingsOf(roots?.items ?? []), subject }
  })
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const found = loaderData?.response?.mark
  if (!found) return [{ title: `Marks | ${PRODUCT_NAME}` }]
  const { title, maker, place, period, pageURI, thumbnail, kind } = found
  return pageMeta(matches, {
    title: `${title} | ${PRODUCT_NAME} Marks`,
    description: `${title}: ${[kind.toLowerCase(), makerAndPlace(maker, place), period].filter(Boolean).join(', ')}. Makers' marks and hallmarks on ${PRODUCT_NAME}.`,
    path: pageURI,
    image: thumbnail,
    structured: [
      breadcrumbList(matches, [
        { title: 'Marks', path: '/marks' },
        { title, path: pageURI },
      ]),
    ],
  })
}

export const handle: PageHandle = { pageTitle: 'Mark' }

export default function MarkRoute({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response) return <MarkPage key={response.mark.id} {...response} />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
