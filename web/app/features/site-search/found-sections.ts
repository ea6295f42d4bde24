import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { dictionaryLimits } from '@vitrine/contracts/dictionary/messages'
import {
  sectionResults,
  sectionResultsPath,
  type SectionName,
  type SectionResults,
} from '@vitrine/contracts/site-search/section-results'
import type { SiteSearchResponse } from '@vitrine/contracts/all-sections/schemas'
import type { Understood } from '@vitrine/contracts/understood'
import { cutAtWord, joinNames } from '@vitrine/contracts/text'
import { formatDay } from '../../shared/format/dates.ts'
import { counted, formatCount } from '../../shared/format/numbers.ts'
import type { ResultsParameters, ResultsSection } from '../../shared/results/results-section.ts'
import { categoryIcon, itemPicture, type CategoryDrawings } from '../../shared/ui/cards/item-picture.ts'

type SectionKey = keyof SiteSearchResponse
type Hit<Key extends SectionKey> = NonNullable<SiteSearchResponse[Key]>['items'][number]
type TextRanges = Hit<'marks'>['highlights']['title']

/** The search over all sections, as the parts of results pages know a section. */
export const siteSearch: ResultsSection = {
  name: `All of ${PRODUCT_NAME}`,
  front: '/search',
  results: sectionResults['all-sections'].path,
  text: 'query',
  filters: ['category'],
  sorts: [],
  noun: 'result',
  nouns: 'results',
}

interface SearchedSection {
  key: SectionKey
  title: string
  /** As a sentence names it. */
  named: string
  front: string
  results: SectionResults
  noun: string
  nouns: string
}

/** In the order of the page. */
export const searchedSections: readonly SearchedSection[] = [
  {
    key: 'dictionary',
    title: 'Dictionary',
    named: 'the Dictionary',
    front: '/dictionary',
    results: sectionResults.dictionary,
    noun: 'entry',
    nouns: 'entries',
  },
  {
    key: 'price-guide',
    title: 'Price Guide',
    named: 'the Price Guide',
    front: '/worthopedia',
    results: sectionResults['price-guide'],
    noun: 'sold item',
    nouns: 'sold items',
  },
  {
    key: 'marks',
    title: 'Marks',
    named: 'Marks',
    front: '/marks',
    results: sectionResults.marks,
    noun: 'mark',
    nouns: 'marks',
  },
  {
    key: 'library',
    title: 'Library',
    named: 'the Library',
    front: '/library',
    results: sectionResults.library,
    noun: 'book',
    nouns: 'books',
  },
  {
    key: 'blog',
    title: 'Blog',
    named: 'the Blog',
    front: '/articles',
    results: sectionResults.articles,
    noun: 'post',
    nouns: 'posts',
  },
  {
    key: 'auctions',
    title: 'Upcoming Auctions',
    named: 'Upcoming Auctions',
    front: '/upcomingauctions',
    results: { path: '/upcomingauctions', text: 'query', categories: 'category' },
    noun: 'auction',
    nouns: 'auctions',
  },
]

/** Where a search for nothing leads. */
export function frontOf(name: SectionName): string {
  const section = searchedSections.find(({ results }) => results === sectionResults[name])
  return section?.front ?? siteSearch.front
}

/** One hit, in the form that all sections share. */
export interface FoundRow {
  id: number
  to: string
  title: string
  ranges: TextRanges
  /** Its picture or the drawing of its category; absent in sections whose lists have none. */
  picture?: string
  /** What stands before the title: the year of a book. */
  lead?: number
  facts: string
  /** Its description, or the place in its text that the search was found in. */
  text?: { text: string; ranges: TextRanges }
}

export interface FoundGroup extends SearchedSection {
  /** '1,204 sold items'; empty where they are close spellings. */
  count: string
  /** How the text was read, where not as it was typed. */
  note: string | null
  /** All results of the section. */
  all: string
  rows: FoundRow[]
}

export interface FoundSections {
  heading: string
  /** Those that found the text as it was typed come first. */
  groups: FoundGroup[]
  failed: SearchedSection[]
  /** Where nothing was found. */
  without: SearchedSection[]
  /** Where all groups are close spellings: what was searched for instead. */
  closest: string | null
}

/** What the page shows of a search. Close spellings are shown only where no section has results. */
export function foundSections(
  { text, filters }: Pick<ResultsParameters, 'text' | 'filters'>,
  response: SiteSearchResponse,
  drawings: CategoryDrawings,
): FoundSections {
  const sections = searchedSections.map((section) => ({ section, found: response[section.key] }))
  const failed = sections.flatMap(({ section, found }) => (found ? [] : [section]))
  const hasResults = sections.some(({ found }) => (found?.total ?? 0) > 0)
  const shown = sections.flatMap(({ section, found }) => {
    if (!found || (hasResults ? found.total : found.closeSpellings.length) === 0) return []
    const group: FoundGroup = {
      ...section,
      count: hasResults ? countOf(section, found) : '',
      note: readingNote(found.understood),
      all: sectionResultsPath(section.results, { text, categories: filters['category'] ?? '' }),
      rows: rowsOf(response, section.key, hasResults ? 'items' : 'closeSpellings', drawings),
    }
    return [{ group, found }]
  })
  const exact = shown.filter(({ found }) => found.understood.kind === 'exact')
  const others = shown.filter(({ found }) => found.understood.kind !== 'exact')
  const guess = hasResults ? undefined : others.find(({ found }) => found.understood.kind === 'guessed')
  return {
    heading: headingOf(text, {
      hasResults,
      hasGuesses: others.length > 0,
      exact: exact.map(({ found }) => found),
    }),
    groups: [...exact, ...others].map(({ group }) => group),
    failed,
    without: sections.flatMap(({ section, found }) =>
      found && !shown.some(({ group }) => group.key === section.key) ? [section] : [],
    ),
    closest: guess?.found.understood.kind === 'guessed' ? guess.found.understood.used : null,
  }
}

function headingOf(
  text: string,
  {
    hasResults,
    hasGuesses,
    exact,
  }: {
    hasResults: boolean
    hasGuesses: boolean
    exact: readonly { total: number; isTotalExact: boolean }[]
  },
): string {
  if (!hasResults)
    return hasGuesses ? `Nothing for “${text}”. Close spellings:` : `There are no results for ${text}`
  if (exact.length === 0) return `Results for ${text}`
  const total = exact.reduce((sum, found) => sum + found.total, 0)
  const isTotalExact = exact.every((found) => found.isTotalExact)
  return `${countOf(siteSearch, { total, isTotalExact })} for ${text}`
}

/** '1,204 marks', '10,000+ marks': as results pages have it, whose scripts this page has no room for. */
function countOf(
  { noun, nouns }: { noun: string; nouns: string },
  { total, isTotalExact }: { total: number; isTotalExact: boolean },
): string {
  return isTotalExact ? counted(total, noun, nouns) : `${formatCount(total)}+ ${nouns}`
}

/** In the words of results pages; for a section with close spellings alone, what they are spellings of. */
function readingNote(understood: Understood): string | null {
  if (understood.kind === 'guessed') return `Read as: ${understood.used}.`
  const { leftOut = [], used = '' } = understood.kind === 'partial' ? understood : {}
  const parts = [
    leftOut.length > 0 && `Without: ${leftOut.join(', ')}.`,
    used && `Read as: ${used}.`,
    understood.shownFor && `Shown for: ${understood.shownFor.join(', ')}.`,
  ]
  return parts.filter(Boolean).join(' ') || null
}

const joined = (...facts: readonly string[]) => facts.filter(Boolean).join(' · ')

const rowsBySection: {
  [Key in SectionKey]: (
    hit: Hit<Key>,
    drawings: CategoryDrawings,
  ) => Omit<FoundRow, 'id' | 'to' | 'title' | 'ranges'>
} = {
  dictionary: ({ thumbnail, description, highlights, excerpt }) => ({
    picture: thumbnail,
    facts: '',
    text: excerpt ?? {
      text: cutAtWord(description, dictionaryLimits.cardTextMax),
      ranges: highlights.description,
    },
  }),
  'price-guide': (hit) => ({
    // The drawing of a category shows another thing than the one that was sold.
    picture: hit.thumbnail || categoryIcon(hit.categoryUrl),
    facts: `${hit.maker ? `${hit.maker}, sold` : 'Sold'} ${formatDay(hit.saleDate)}`,
  }),
  marks: (hit, drawings) => ({
    picture: pictureOf(hit, drawings),
    facts: joined(hit.maker, hit.place, hit.period),
  }),
  library: ({ year, authors, isInContents }) => ({
    lead: year,
    facts: joined(joinNames(authors), isInContents ? 'Found in its table of contents' : ''),
  }),
  blog: ({ picture, publishedOn, minutes, author, description, excerpt }) => ({
    picture,
    facts: joined(formatDay(publishedOn), `${minutes} min read`, author),
    text: excerpt ?? { text: description, ranges: [] },
  }),
  auctions: (auction) => ({
    facts: joined(
      formatDay(auction.startsAt),
      `${auction.house}, ${auction.place}`,
      auction.status === 'canceled' ? 'Canceled' : '',
    ),
  }),
}

function rowsOf<Key extends SectionKey>(
  response: SiteSearchResponse,
  key: Key,
  list: 'items' | 'closeSpellings',
  drawings: CategoryDrawings,
): FoundRow[] {
  const hits: readonly Hit<Key>[] = response[key]?.[list] ?? []
  return hits.map((hit) => ({
    id: hit.id,
    to: hit.pageURI,
    title: hit.title,
    ranges: 'highlights' in hit ? hit.highlights.title : [],
    ...rowsBySection[key](hit, drawings),
  }))
}

function pictureOf(item: Parameters<typeof itemPicture>[0], drawings: CategoryDrawings): string {
  const picture = itemPicture(item, drawings)
  return 'drawing' in picture ? picture.drawing : picture.src
}
