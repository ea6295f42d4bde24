import { dictionaryExamples } from '@vitrine/contracts/dictionary/example-searches'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Link } from 'react-router'
import type { Route } from './+types/home'
import { AlphabetIndex } from '../features/dictionary/components/AlphabetIndex.tsx'
import { ArticleTile } from '../features/dictionary/components/ArticleTile.tsx'
import { CategoryGrid } from '../features/dictionary/components/CategoryGrid.tsx'
import { SearchForm } from '../features/dictionary/components/SearchForm.tsx'
import { categoryCounts, letterCounts } from '../features/dictionary/queries/browse.ts'
import { newestArticles } from '../features/dictionary/queries/newest-articles.ts'
import { rootCategories } from '../features/dictionary/queries/root-categories.ts'
import { varied } from '../features/dictionary/varied.ts'
import { withDrawings } from '../features/dictionary/with-drawings.ts'
import { SEARCH_PATH } from '../features/dictionary/search-parameters.ts'
import { AuctionsPart, MarksPart, SoldItemsPart, VaultPart } from '../features/home/FrontSections.tsx'
import { front } from '../features/home/queries.ts'
import { orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import { entityUrl, pageMeta } from '../shared/page/page-meta.ts'
import { useSiteFacts } from '../shared/site-facts.ts'
import { SiteImage } from '../shared/ui/SiteImage.tsx'
import type { PageHandle } from '../shared/page/page-handle.ts'

const RECENT = 4

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { call, fetch } = queriesOf(context)
  const [roots, counts, letters, recent, others] = await Promise.all([
    orNull(fetch(rootCategories(call))),
    orNull(fetch(categoryCounts(call))),
    orNull(fetch(letterCounts(call))),
    orNull(fetch(newestArticles(call))),
    orNull(fetch(front(call))),
  ])
  return {
    categories: roots?.items ?? null,
    counts: counts?.items ?? null,
    letters: letters?.items ?? null,
    recent: withDrawings(varied(recent?.items ?? [], RECENT), roots?.items ?? null),
    front: others ?? { soldItems: [], marks: [], auctions: [] },
  }
}

export const loader = (args: Route.LoaderArgs) => load(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${PRODUCT_NAME} | Antiques & collectibles, looked up and kept`,
    description:
      'A dictionary of antiques and collectibles, written by people who handle them: terms, makers, materials and marks.',
    path: '/',
    structured: [
      {
        '@type': 'WebSite',
        name: PRODUCT_NAME,
        url: entityUrl(matches, '/'),
        potentialAction: {
          '@type': 'SearchAction',
          target: `${entityUrl(matches, '/dictionary/searchResults')}?query={query}`,
          'query-input': 'required name=query',
        },
      },
    ],
  })

export const handle: PageHandle = { pageTitle: 'Home' }

export default function Home({
  loaderData: {
    categories,
    counts,
    letters,
    recent,
    front: { soldItems, marks, auctions },
  },
}: Route.ComponentProps) {
  const isFillingIn = useSiteFacts()?.isFillingIn
  return (
    <>
      <section className="relative border-b border-hairline bg-raised">
        <div className="page grid items-center gap-10 py-12 desktop:grid-cols-[3fr_2fr] desktop:py-20">
          <div>
            <h1 className="text-5xl leading-[1.05] font-medium tablet:text-6xl">
              What is it, who made it, and when?
            </h1>
            <p className="mt-5 max-w-xl text-lg text-muted">
              A dictionary of antiques and collectibles, written by people who handle them every day.
            </p>
            <div className="mt-8 max-w-2xl">
              <SearchForm />
            </div>
            <p className="mt-3 flex flex-wrap items-center gap-x-4 text-muted">
              For example:
              {dictionaryExamples.map((query) => (
                <Link
                  key={query}
                  to={`${SEARCH_PATH}?${new URLSearchParams({ query }).toString()}`}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {query}
                </Link>
              ))}
            </p>
          </div>
          <SiteImage
            src="/images/og-default.svg"
            alt=""
            width="1200"
            height="630"
            className="h-auto w-full bg-mat"
            fetchPriority="high"
          />
        </div>
        {/* In the room that is there anyway: without it everything stands where it stood. */}
        {isFillingIn && (
          <p className="page absolute inset-x-0 bottom-1 text-sm text-muted desktop:bottom-6">
            Sample content is being filled in. Reload this page in a moment.
          </p>
        )}
      </section>
      <div className="page">
        <SoldItemsPart items={soldItems} />
        <MarksPart items={marks} />
        <VaultPart />
        {recent.length > 0 && (
          <section aria-labelledby="recent" className="pt-16">
            <div className="flex flex-wrap items-baseline justify-between gap-4">
              <h2 id="recent" className="text-2xl font-medium tablet:text-3xl">
                New in the dictionary
              </h2>
              <Link
                to="/dictionary/searchResults?s=dateCreated%3Adesc"
                className="text-link inline-flex min-h-11 items-center"
              >
                See all
              </Link>
            </div>
            <ul className="mt-6 grid grid-cols-2 gap-x-5 gap-y-9 tablet:grid-cols-4 tablet:gap-x-8">
              {recent.map((article) => (
                <li key={article.id}>
                  <ArticleTile article={article} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <AuctionsPart items={auctions} />
        {categories && (categories.length > 0 || !isFillingIn) && (
          <section aria-labelledby="fields" className="pt-16">
            <h2 id="fields" className="mb-6 text-2xl font-medium tablet:text-3xl">
              Browse by category
            </h2>
            <CategoryGrid
              categories={categories}
              counts={counts && new Map(counts.map(({ url, count }) => [url, count]))}
            />
          </section>
        )}
        <div className="pt-16">
          <AlphabetIndex counts={letters} />
        </div>
      </div>
    </>
  )
}
