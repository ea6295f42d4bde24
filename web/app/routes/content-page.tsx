import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/content-page'
import { ContentPageView } from '../features/content-pages/components/ContentPageView.tsx'
import { contentPageAt } from '../features/content-pages/content-pages.ts'
import { notFound } from '../shared/api/failure.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { breadcrumbList, entityUrl, pageMeta } from '../shared/page/page-meta.ts'

async function load({ request }: Pick<Route.LoaderArgs, 'request'>) {
  const found = (await contentPageAt(new URL(request.url).pathname)) ?? notFound()
  return { ...found, pageTitle: found.page.title }
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ title: `Page not found | ${PRODUCT_NAME}` }]
  const { path, page } = loaderData
  return pageMeta(matches, {
    title: `${page.title} | ${PRODUCT_NAME}`,
    description: page.description,
    path,
    structured: [
      { '@type': page.kind, name: page.title, description: page.description, url: entityUrl(matches, path), isPartOf: { '@type': 'WebSite', name: PRODUCT_NAME, url: entityUrl(matches, '/') }, ...(page.updated && { dateModified: page.updated }) },
      breadcrumbList(matches, [{ title: PRODUCT_NAME, path: '/' }, { title: page.title, path }]),
    ],
  })
}

export const handle: PageHandle = { pageTitle: null }

export default function ContentPageRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <ContentPageView page={page} />
}
