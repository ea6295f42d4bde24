import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/blog'
import { BLOG_PATH } from '../features/blog/blog-section.ts'
import { BlogFront } from '../features/blog/components/BlogFront.tsx'
import { contentPage } from '../features/content-pages/queries.ts'
import { overview } from '../features/blog/queries.ts'
import { feedLink } from '../features/blog/feed-link.ts'
import { loadList, orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { breadcrumbList, pageMeta } from '../shared/page/page-meta.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => {
    const [found, words] = await Promise.all([
      fetch(overview(call)),
      orNull(fetch(contentPage(call, BLOG_PATH))),
    ])
    return { overview: found, words }
  })
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const links = feedLink
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `Blog | ${PRODUCT_NAME}`,
    description: loaderData?.response?.words?.description ?? '',
    path: BLOG_PATH,
    structured: [breadcrumbList(matches, [{ title: 'Blog', path: BLOG_PATH }])],
  })

export const handle: PageHandle = { pageTitle: 'Blog' }

export default function Blog({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response) return <BlogFront {...response} />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
