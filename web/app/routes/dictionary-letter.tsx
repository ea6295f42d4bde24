import { letterPageUri } from '@vitrine/contracts/dictionary/article-url'
import { parseOffset } from '@vitrine/contracts/offset'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { letters } from '@vitrine/contracts/text'
import { data } from 'react-router'
import type { Route } from './+types/dictionary-letter'
import { LetterPage } from '../features/dictionary/components/LetterPage.tsx'
import { pagesOfList } from '../shared/ui/lists/pages-of-list.ts'
import { letterArticles, letterCounts } from '../features/dictionary/queries/browse.ts'
import { loadList, notFound, orNull } from '../shared/api/failure.ts'
import { notFoundPastEnd } from '../shared/ui/lists/not-found-past-end.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { breadcrumbList, pageMeta } from '../shared/page/page-meta.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'

/** The letter that a URL means: any case, and 0 for '#'. */
function letterOfSegment(segment: string): string {
  const letter = segment === '0' ? '#' : segment.toUpperCase()
  return letters.some((known) => known === letter) ? letter : notFound()
}

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  const letter = letterOfSegment(params.letter)
  const offset = parseOffset(params.offset)
  const counts = orNull(fetch(letterCounts(call)))
  const listed = await loadList(() => fetch(letterArticles(call, letter === '#' ? '0' : letter, offset)))
  return data({ ...listed.data, letter, counts: (await counts)?.items ?? null }, listed.init ?? undefined)
}

export const loader = async (args: Route.LoaderArgs) => {
  const page = await load(args)
  return notFoundPastEnd(page, page.data.response?.meta)
}
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.response) return [{ title: `Dictionary | ${PRODUCT_NAME}` }]
  const { letter, response } = loaderData
  const pages = pagesOfList(response.meta, response.items.length)
  return pageMeta(matches, {
    title: `${letter} - Browse from A to Z | ${PRODUCT_NAME} Dictionary`,
    description: `Dictionary entries under ${letter}: terms, makers and materials of antiques and collectibles.`,
    path: letterPageUri(letter, response.meta.currentOffset),
    noindex: response.items.length === 0 && response.meta.currentOffset > 0,
    previous: pages.previousOffset === null ? null : letterPageUri(letter, pages.previousOffset),
    next: pages.nextOffset === null ? null : letterPageUri(letter, pages.nextOffset),
    structured: [
      breadcrumbList(matches, [
        { title: 'Dictionary', path: '/dictionary' },
        { title: letter, path: letterPageUri(letter) },
      ]),
    ],
  })
}

export const handle: PageHandle = { pageTitle: 'Dictionary Letter' }

export default function DictionaryLetter({ loaderData }: Route.ComponentProps) {
  return <LetterPage {...loaderData} />
}
