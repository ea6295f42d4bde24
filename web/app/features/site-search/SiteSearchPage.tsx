import type { SiteSearchResponse } from '@vitrine/contracts/all-sections/schemas'
import { joinNames } from '@vitrine/contracts/text'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { ListFailure as Failure } from '../../shared/api/failure.ts'
import { DeferredAnnouncement } from '../../shared/results/DeferredAnnouncement.tsx'
import { wideningHint } from '../../shared/results/nothing-found.ts'
import { ResultsSearchForm } from '../../shared/results/ResultsSearchForm.tsx'
import { resultsUrl, type ResultsParameters } from '../../shared/results/results-section.ts'
import type { CategoryDrawings } from '../../shared/ui/cards/item-picture.ts'
import { EmptyList } from '../../shared/ui/EmptyList.tsx'
import { ListFailure } from '../../shared/ui/ListFailure.tsx'
import { Marked } from '../../shared/ui/Marked.tsx'
import { Picture } from '../../shared/ui/Picture.tsx'
import {
  foundSections,
  searchedSections,
  siteSearch,
  type FoundGroup,
  type FoundRow,
} from './found-sections.ts'
import { suggestAnything } from './queries.ts'

export interface SiteSearchPageProps {
  parameters: ResultsParameters
  /** Null where it failed, and where nothing is searched for. */
  response: SiteSearchResponse | null
  failure: Failure | null
  /** The titles of the chosen categories. */
  categories: readonly string[]
  drawings: CategoryDrawings
}

/** One search over all sections: a few results of each, and the way to all of them. */
export function SiteSearchPage(page: SiteSearchPageProps) {
  const { parameters, failure, response } = page
  return (
    <div className="page pt-6 pb-12">
      <div className="border-b border-hairline pb-8">
        <ResultsSearchForm section={siteSearch} suggest={suggestAnything} parameters={parameters} />
      </div>
      {response && <Found {...page} response={response} />}
      {failure && (
        <>
          <h1 className="my-8 text-2xl font-medium tablet:text-3xl">Search results</h1>
          <ListFailure text={failure.text} />
        </>
      )}
      {!response && !failure && <NothingAsked />}
    </div>
  )
}

function NothingAsked() {
  return (
    <>
      <h1 className="mt-8 text-2xl font-medium tablet:text-3xl">Search {siteSearch.name}</h1>
      <p className="mt-4 max-w-prose text-muted">
        One search looks through all sections: <SectionLinks of={searchedSections} />.
      </p>
    </>
  )
}

/** 'the Dictionary, Marks and the Library', each a link to its front page. */
function SectionLinks({ of: sections }: { of: typeof searchedSections }) {
  return sections.map(({ key, named, front }, place) => (
    <Fragment key={key}>
      {place > 0 && (place === sections.length - 1 ? ' and ' : ', ')}
      <Link to={front} className="text-link">
        {named}
      </Link>
    </Fragment>
  ))
}

function Found({
  parameters,
  response,
  categories,
  drawings,
}: SiteSearchPageProps & { response: SiteSearchResponse }) {
  const { heading, groups, failed, without, closest } = foundSections(parameters, response, drawings)
  return (
    <>
      <h1 id="found" className="mt-8 text-2xl font-medium tablet:text-3xl">
        {heading}
      </h1>
      <DeferredAnnouncement place="found" words={heading} />
      {categories.length > 0 && (
        <p className="mt-3 text-muted">
          In {joinNames(categories)}.{' '}
          <Link to={resultsUrl(siteSearch, parameters, { filters: {} })} className="text-link">
            Search all categories
          </Link>
        </p>
      )}
      {groups.length > 1 && (
        <nav aria-label="Sections with results" data-print="no" className="mt-4">
          <ul className="flex flex-wrap gap-x-6">
            {groups.map(({ key, title, count }) => (
              <li key={key}>
                <a href={`#in-${key}`} className="quiet-link inline-flex min-h-11 items-center gap-2">
                  {title} <span className="text-sm text-muted tabular-nums">{count.split(' ', 1)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.length === 0 && (
        <EmptyList>
          <p>
            {wideningHint(parameters.text)}, or browse <SectionLinks of={without} />.
          </p>
        </EmptyList>
      )}
      <div className="mt-4">
        {groups.map((group) => (
          <Group key={group.key} group={group} />
        ))}
      </div>
      {closest && (
        <p className="mt-6">
          <Link to={resultsUrl(siteSearch, parameters, { text: closest })} className="text-link">
            Search for “{closest}”
          </Link>
        </p>
      )}
      {failed.length > 0 && (
        <p role="alert" className="mt-6 border-l-2 border-oxblood py-2 pl-5">
          {sentence(joinNames(failed.map(({ named }) => named)))} could not be searched just now.{' '}
          <a href={resultsUrl(siteSearch, parameters)} className="text-link">
            Try again
          </a>
        </p>
      )}
      {groups.length > 0 && without.length > 0 && (
        <p className="mt-6 text-muted">
          Nothing in <SectionLinks of={without} />.
        </p>
      )}
    </>
  )
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Sections that describe what they found get a whole line for each; the others lie side by side. */
const WHOLE_LINES: readonly FoundGroup['key'][] = ['dictionary', 'blog']

function Group({ group: { key, title, named, count, note, all, rows } }: { group: FoundGroup }) {
  const columns = WHOLE_LINES.includes(key) ? '' : 'desktop:grid-cols-2'
  return (
    <section
      id={`in-${key}`}
      aria-labelledby={`title-${key}`}
      className="grid gap-x-14 border-t border-hairline py-8 large:grid-cols-[14rem_1fr]"
    >
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4 large:block">
        <h2 id={`title-${key}`} className="text-xl font-medium tablet:text-2xl">
          {title}
        </h2>
        {count && <p className="text-muted tabular-nums large:mt-1">{count}</p>}
        {note && <p className="text-sm text-muted large:mt-1">{note}</p>}
        {count && (
          <Link
            to={all}
            reloadDocument={key !== 'dictionary'}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            <span>
              See all<span className="sr-only"> results</span> in {named}
            </span>
          </Link>
        )}
      </div>
      <ul aria-labelledby={`title-${key}`} className={`grid content-start gap-x-10 ${columns}`}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row: { to, title, ranges, picture, lead, facts, text } }: { row: FoundRow }) {
  return (
    <li className="flex gap-4 border-b border-hairline py-4 last:border-b-0 tablet:gap-6">
      {picture !== undefined && (
        <Link
          to={to}
          prefetch="intent"
          tabIndex={-1}
          aria-hidden="true"
          className="block w-20 shrink-0 phone:w-24"
        >
          <Picture src={picture} alt="" sizes="6rem" className="mat-entry" />
        </Link>
      )}
      {lead !== undefined && (
        <p className="w-12 shrink-0 pt-0.5 font-serif text-lg text-brass tabular-nums">{lead}</p>
      )}
      <div className="min-w-0">
        <h3 className="line-clamp-3 text-lg leading-snug font-medium">
          <Link to={to} prefetch="intent" className="quiet-link hover:text-brass">
            <Marked text={title} ranges={ranges} />
          </Link>
        </h3>
        {facts && <p className="mt-1 text-sm text-muted">{facts}</p>}
        {text?.text && (
          <p className="mt-1 line-clamp-6 max-w-prose tablet:line-clamp-3 text-[0.9375rem]">
            <Marked {...text} />
          </p>
        )}
      </div>
    </li>
  )
}
