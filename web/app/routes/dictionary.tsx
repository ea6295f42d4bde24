import { useQuery } from '@tanstack/react-query'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Route } from './+types/dictionary'
import { AlphabetIndex } from '../features/dictionary/components/AlphabetIndex.tsx'
import { CategoryGrid } from '../features/dictionary/components/CategoryGrid.tsx'
import { SearchForm } from '../features/dictionary/components/SearchForm.tsx'
import { categoryCounts, letterCounts } from '../features/dictionary/queries/browse.ts'
import { rootCategories } from '../features/dictionary/queries/root-categories.ts'
import { browserCall } from '../shared/api/browser-queries.ts'
import { loadList, orNull } from '../shared/api/failure.ts'
import { queriesOf } from '../shared/api/queries.ts'
import type { PageHandle } from '../shared/page/page-handle.ts'
import { breadcrumbList, entityUrl, pageMeta } from '../shared/page/page-meta.ts'
import { LineIcon } from '../shared/ui/icons.tsx'
import { ListFailure } from '../shared/ui/ListFailure.tsx'
import { PageTitle } from '../shared/ui/PageTitle.tsx'

const INTRO = 'Antiques & collectibles, simplified...'

export async function loader({ context }: Route.LoaderArgs) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => {
    const [roots, letters, counts] = await Promise.all([
      fetch(rootCategories(call)),
      orNull(fetch(letterCounts(call))),
      orNull(fetch(categoryCounts(call))),
    ])
    return { categories: roots.items, letters: letters?.items ?? null, counts }
  })
}

/** In the browser the counts follow by themselves: the page does not wait for them. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { call, fetch } = queriesOf(context)
  return loadList(async () => {
    const [roots, letters] = await Promise.all([
      fetch(rootCategories(call)),
      orNull(fetch(letterCounts(call))),
    ])
    return { categories: roots.items, letters: letters?.items ?? null, counts: null }
  })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `Dictionary | ${PRODUCT_NAME}`,
    description: `${INTRO} Look up terms, makers and materials by category or from A to Z.`,
    path: '/dictionary',
    structured: [
      {
        '@type': 'DefinedTermSet',
        name: `${PRODUCT_NAME} Dictionary`,
        url: entityUrl(matches, '/dictionary'),
      },
      breadcrumbList(matches, [{ title: 'Dictionary', path: '/dictionary' }]),
    ],
  })

export const handle: PageHandle = { pageTitle: 'Dictionary' }

export default function DictionaryPage({ loaderData: { response, failure } }: Route.ComponentProps) {
  const { data: counts } = useQuery({
    ...categoryCounts(browserCall),
    initialData: response?.counts ?? undefined,
  })
  return (
    <div className="page">
      <section className="py-10 tablet:py-14">
        <PageTitle>Dictionary</PageTitle>
        <p className="mt-3 text-lg text-muted">{INTRO}</p>
        <div className="mt-8">
          <SearchForm categories={response?.categories ?? []} />
        </div>
        <ScrollHint target="categories" />
      </section>
      {failure ? (
        <ListFailure text={failure.text} />
      ) : (
        <>
          <section
            id="categories"
            className="scroll-mt-6 border-t border-hairline pt-10"
            aria-labelledby="see-categories"
          >
            <h2 id="see-categories" className="mb-6 text-2xl font-medium">
              SEE CATEGORIES FROM
            </h2>
            <CategoryGrid
              categories={response.categories}
              counts={counts ? new Map(counts.items.map(({ url, count }) => [url, count])) : null}
            />
          </section>
          <div className="mt-16">
            <AlphabetIndex counts={response.letters} />
          </div>
        </>
      )}
    </div>
  )
}

/** On wide screens the categories lie below the fold: a word that there is more. */
function ScrollHint({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className="quiet-link mx-auto mt-10 hidden w-fit min-h-11 flex-col items-center gap-1 text-sm text-muted large:flex"
      data-print="no"
    >
      Scroll to see the categories
      <LineIcon grid={16} size={16} strokeLinecap="round" strokeLinejoin="round">
        <path d="M8 2.5v11M3.5 9L8 13.5L12.5 9" />
      </LineIcon>
    </a>
  )
}
