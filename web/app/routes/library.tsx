import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/library'
import { contentPage } from '../features/content-pages/queries.ts'
import { LibraryFront } from '../features/library/components/LibraryFront.tsx'
import { overview } from '../features/library/queries.ts'
import { loadFront } from '../shared/front/load-front.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { breadcrumbList, pageMeta } from '../shared/page/page-meta.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'

const load = ({ context }: Pick<Route.LoaderArgs, 'context'>) =>
  loadFront(context, ({ call, fetch }) => ({
    overview: fetch(overview(call)),
    words: fetch(contentPage(call, '/library')),
  }))

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `Library | ${PRODUCT_NAME}`,
    description: loaderData?.response?.words?.description ?? '',
    path: '/library',
    structured: [breadcrumbList(matches, [{ title: 'Library', path: '/library' }])],
  })

export const handle: PageHandle = { pageTitle: 'Library' }

export default function LibraryRoute({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response) return <LibraryFront {...response} />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
