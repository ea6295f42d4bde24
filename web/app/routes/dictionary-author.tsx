import { authorPageUri } from '@vitrine/contracts/dictionary/article-url'
import { dictionaryLimits } from '@vitrine/contracts/dictionary/messages'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Link } from 'react-router'
import type { Route } from './+types/dictionary-author'
import { AuthorProfile } from '../features/dictionary/components/AuthorProfile.tsx'
import { Breadcrumbs } from '../shared/ui/navigation/Breadcrumbs.tsx'
import { RecentEntries } from '../features/dictionary/components/RecentEntries.tsx'
import { author, authorArticles } from '../features/dictionary/queries/authors.ts'
import { rootCategories } from '../features/dictionary/queries/root-categories.ts'
import { withDrawings } from '../features/dictionary/with-drawings.ts'
import { searchPath } from '../features/dictionary/search-parameters.ts'
import { NewsletterArea } from '../features/newsletter/components/NewsletterArea.tsx'
import { subscribeInBrowser, subscribeOnServer } from '../features/newsletter/subscribe.ts'
import { loadList, orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { plainText } from '../shared/page/plain-text.ts'
import { breadcrumbList, entityUrl, pageMeta } from '../shared/page/page-meta.ts'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => {
    const [profile, articles, roots] = await Promise.all([
      fetch(author(call, params.authorUrl)),
      orNull(fetch(authorArticles(call, params.authorUrl))),
      orNull(fetch(rootCategories(call))),
    ])
    return {
      author: profile,
      articles: withDrawings(
        articles?.items.slice(0, dictionaryLimits.authorRecentArticles) ?? [],
        roots?.items ?? null,
      ),
      total: articles?.meta.total ?? 0,
    }
  })
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)
export const action = ({ request, context }: Route.ActionArgs) =>
  subscribeOnServer(request, context, 'dictionary-article-author')
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  subscribeInBrowser(request, 'dictionary-article-author')
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.response) return [{ title: `Dictionary | ${PRODUCT_NAME}` }]
  const { fullName, url, credentials, about, photo, website } = loaderData.response.author
  const path = authorPageUri(url)
  return pageMeta(matches, {
    title: `${fullName} | ${PRODUCT_NAME} Dictionary`,
    description: plainText(about, 160) || credentials,
    path,
    type: 'profile',
    image: photo ?? undefined,
    structured: [
      {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name: fullName,
          url: entityUrl(matches, path),
          ...(credentials && { jobTitle: credentials }),
          ...(website && { sameAs: website }),
        },
      },
      breadcrumbList(matches, [
        { title: 'Dictionary', path: '/dictionary' },
        { title: fullName, path },
      ]),
    ],
  })
}

export const handle: PageHandle = { pageTitle: 'Dictionary Author' }

export default function DictionaryAuthor({ loaderData: { response, failure } }: Route.ComponentProps) {
  if (!response) {
    return (
      <div className="page py-12">
        <ListFailure text={failure.text} />
      </div>
    )
  }
  const { fullName, id } = response.author
  return (
    <div className="page pt-6">
      <Breadcrumbs crumbs={[{ title: 'Dictionary', path: '/dictionary' }]} here={fullName} />
      <div className="mt-6 border-b border-hairline pb-12">
        <AuthorProfile key={id} author={response.author} />
      </div>
      <div className="mt-12">
        <RecentEntries key={id} articles={response.articles} />
      </div>
      {response.total > 0 && (
        <p className="mt-8">
          <Link
            to={searchPath({ query: '', categories: '', authors: String(id), s: undefined, offset: 0 })}
            className="text-link"
          >
            All entries by {fullName}
          </Link>
        </p>
      )}
      <div className="mt-14">
        <NewsletterArea />
      </div>
    </div>
  )
}
