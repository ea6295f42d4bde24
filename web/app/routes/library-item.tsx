import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { joinNames } from '@vitrine/contracts/text'
import { redirect } from 'react-router'
import type { Route } from './+types/library-item'
import { BookPage } from '../features/library/components/BookPage.tsx'
import { book } from '../features/library/queries.ts'
import { sameSubject } from '../features/subjects/queries.ts'
import { loadList, notFound, orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { breadcrumbList, entityUrl, pageMeta } from '../shared/page/page-meta.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'

const MOVED_FOR_GOOD = 301

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  if (!/^[1-9]\d{0,14}$/.test(params.id)) notFound()
  return loadList(async () => {
    const [found, subject] = await Promise.all([
      fetch(book(call, Number(params.id))),
      orNull(fetch(sameSubject(call, 'book', params.id))),
    ])
    // The id says which book it is; the rest of the URL follows its title.
    if (params.slug !== found.slug) throw redirect(found.pageURI, MOVED_FOR_GOOD)
    return { book: found, subject }
  })
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const found = loaderData?.response?.book
  if (!found) return [{ title: `Library | ${PRODUCT_NAME}` }]
  const { title, authors, year, pageURI, thumbnail, publisher } = found
  const structured = {
    '@type': 'Book',
    name: title,
    author: authors.map((name) => ({ '@type': 'Person', name })),
    datePublished: String(year),
    ...(publisher && { publisher: { '@type': 'Organization', name: publisher } }),
    url: entityUrl(matches, pageURI),
  }
  return pageMeta(matches, {
    title: `${title} | ${PRODUCT_NAME} Library`,
    description: `${title}, by ${joinNames(authors)}, ${year}: its place in the ${PRODUCT_NAME} library, and its chapters for members.`,
    path: pageURI,
    image: thumbnail,
    structured: [
      structured,
      breadcrumbList(matches, [
        { title: 'Library', path: '/library' },
        { title, path: pageURI },
      ]),
    ],
  })
}

export const handle: PageHandle = { pageTitle: 'Book' }

export default function LibraryItem({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (response) return <BookPage key={response.book.id} {...response} />
  return (
    <div className="page py-12">
      <ListFailure text={failure.text} />
    </div>
  )
}
