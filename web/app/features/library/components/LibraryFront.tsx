import type { Overview } from '@vitrine/contracts/library/schemas'
import { exampleSearches } from '@vitrine/contracts/site-search/example-searches'
import { Link } from 'react-router'
import { counted, formatCount } from '../../../shared/format/numbers.ts'
import {
  CategoryTiles,
  FrontPart,
  HowItWorks,
  type SectionFrontProps,
  ValueLinks,
} from '../../../shared/front/FrontParts.tsx'
import { resultsUrl } from '../../../shared/results/results-section.ts'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { ResultsSearchForm } from '../../../shared/results/ResultsSearchForm.tsx'
import { SectionLead, SectionText } from '../../../shared/front/SectionWords.tsx'
import { library } from '../library-section.ts'
import { suggestBooks } from '../queries.ts'
import { BookRows } from './BookRows.tsx'

const YEARS_OF_A_DECADE = 10

const steps = [
  [
    'Ask for a subject',
    `A material, a form, a craft: “${exampleSearches.library.join('”, “')}”. Titles, authors and tables of contents are searched together.`,
  ],
  [
    'Find the chapter',
    'Where a table of contents matches, the result names the chapter and, where it is known, its page.',
  ],
  [
    'Mind the year',
    'An author of 1870 knew less than we do, but had seen more of these pieces. Look at the year before you quote.',
  ],
] as const

const resultsOf = (filters: Record<string, string>) =>
  resultsUrl(library, { text: '', filters, s: undefined, offset: 0 })

/** The way into the library: search, notable and new books, subjects, decades, authors, how it works. */
export function LibraryFront({ overview, drawings, words }: SectionFrontProps<Overview>) {
  const { total, categories, authors, decades, recent, notable } = overview
  return (
    <div className="page">
      <section className="py-10 tablet:py-14">
        <PageTitle>Library</PageTitle>
        <SectionLead
          words={words}
          holds={total > 0 ? `${counted(total, 'work')}, searched down to their chapters` : ''}
        />
        <div className="mt-8 max-w-3xl">
          <ResultsSearchForm section={library} suggest={suggestBooks} />
        </div>
      </section>
      {notable.length > 0 && (
        <FrontPart id="notable" title="From the shelves" more={resultsOf({})}>
          <BookRows label="From the shelves" items={notable} columns={2} />
        </FrontPart>
      )}
      <CategoryTiles section={library} categories={categories} drawings={drawings} />
      {decades.length > 1 && (
        <FrontPart id="by-decade" title="By decade">
          <ul className="flex flex-wrap gap-2">
            {decades.map(({ from, count }) => (
              <li key={from}>
                <Link
                  to={resultsOf({
                    'f.yearFrom': String(from),
                    'f.yearTo': String(from + YEARS_OF_A_DECADE - 1),
                  })}
                  className="inline-flex min-h-11 items-center gap-2 border border-hairline px-3 tabular-nums hover:border-brass hover:text-brass"
                >
                  {from}s <span className="text-sm text-muted">{formatCount(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </FrontPart>
      )}
      <ValueLinks section={library} filter="f.author" id="by-author" title="By author" values={authors} />
      {recent.length > 0 && (
        <FrontPart id="recent" title="New in the library">
          <BookRows label="New in the library" items={recent} columns={2} />
        </FrontPart>
      )}
      <HowItWorks
        steps={steps}
        membership="Everybody can search by title, author and subject. A membership opens descriptions and tables of contents, and the chapter that a search was found in."
      />
      <SectionText words={words} />
    </div>
  )
}
