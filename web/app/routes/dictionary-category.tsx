import { categoryPageUri } from '@vitrine/contracts/dictionary/article-url'
import { parseOffset } from '@vitrine/contracts/offset'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/dictionary-category'
import { categoryBranch, type CategoryBranch } from '../features/dictionary/category-branch.ts'
import { CategoryPage } from '../features/dictionary/components/CategoryPage.tsx'
import { pagesOfList } from '../shared/ui/lists/pages-of-list.ts'
import { allCategories, categoryArticles } from '../features/dictionary/queries/category.ts'
import { loadList, notFound } from '../shared/api/failure.ts'
import { notFoundPastEnd } from '../shared/ui/lists/not-found-past-end.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { plainText } from '../shared/page/plain-text.ts'
import { breadcrumbList, entityUrl, pageMeta } from '../shared/page/page-meta.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const offset = parseOffset(params.offset)
  const categories = fetch(allCategories(call))
  const listed = await loadList(async () => {
    const [list, nodes] = await Promise.all([
      fetch(categoryArticles(call, params.category, offset)),
      categories,
    ])
    return { list, branch: categoryBranch(nodes.items, params.category) ?? notFound() }
  })
  return listed
}

export const loader = async (args: Route.LoaderArgs) => {
  const page = await load(args)
  return notFoundPastEnd(page, page.data.response?.list.meta)
}
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/**
 * '{category} - {subcategory} - Guide to Value, Marks, History | Vitrine Dictionary'; a top category has no
 * middle part.
 */
export function categoryTitle({
  ancestors,
  category,
}: Pick<CategoryBranch, 'ancestors' | 'category'>): string {
  const names = [...ancestors.slice(0, 1), category].map(({ title }) => title)
  return `${names.join(' - ')} - Guide to Value, Marks, History | ${PRODUCT_NAME} Dictionary`
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.response) return [{ title: `Dictionary | ${PRODUCT_NAME}` }]
  const { branch, list } = loaderData.response
  const { url, title, description } = branch.category
  const pages = pagesOfList(list.meta, list.items.length)
  const path = categoryPageUri(url, list.meta.currentOffset)
  const crumbs = [
    { title: 'Dictionary', path: '/dictionary' },
    ...[...branch.ancestors, branch.category].map((node) => ({
      title: node.title,
      path: categoryPageUri(node.url),
    })),
  ]
  return pageMeta(matches, {
    title: categoryTitle(branch),
    description: plainText(description, 160) || `${title}: what it is, how to tell it, and what it is worth.`,
    path,
    image: branch.category.image,
    noindex: list.items.length === 0 && list.meta.currentOffset > 0,
    previous: pages.previousOffset === null ? null : categoryPageUri(url, pages.previousOffset),
    next: pages.nextOffset === null ? null : categoryPageUri(url, pages.nextOffset),
    structured: [
      { '@type': 'CollectionPage', name: title, url: entityUrl(matches, path) },
      breadcrumbList(matches, crumbs),
    ],
  })
}

export const handle: PageHandle = { pageTitle: 'Dictionary Category' }

export default function DictionaryCategory({ loaderData: { response, failure } }: Route.ComponentProps) {
  return <CategoryPage response={response} failure={failure} />
}
