import { highlightsOf } from '../relevance/highlights.ts'
import { planQuery, strictReading, type QueryTerm } from '../relevance/query-plan.ts'
import type { Synonyms } from '../relevance/variants/synonyms.ts'
import type { TextRange } from '../search-request.ts'

export interface MatchingChapter {
  title: string
  page: string
  /** The words of the title that match. */
  ranges: TextRange[]
}

/** Words that stand in half of all titles of chapters: they tell of nothing where they match alone. */
const PASSING: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'of',
  'in',
  'on',
  'at',
  'to',
  'and',
  'or',
  'by',
  'for',
  'from',
  'with',
  'its',
  'de',
  'la',
  'le',
  'les',
  'et',
])

/**
 * The entries of a table of contents that hold most of a search's words, in the order of the book; none that
 * holds passing words alone. The words are compared as the engines compare them.
 *
 * @param text as it was understood: with the spelling that was used
 */
export function matchingChapters(
  contents: readonly { title: string; page: string }[],
  text: string,
  synonyms?: Synonyms,
): MatchingChapter[] {
  const plan = planQuery(text, { synonyms })
  if (!plan) return []
  const { terms } = strictReading(plan)
  const telling = terms.filter(({ token }) => !PASSING.has(token))
  const found = contents.map(({ title, page }) => ({
    title,
    page,
    ranges: highlightsOf(title, terms),
    held: heldBy(title, telling),
  }))
  const most = Math.max(0, ...found.map(({ held }) => held))
  return most === 0
    ? []
    : found.filter(({ held }) => held === most).map(({ title, page, ranges }) => ({ title, page, ranges }))
}

function heldBy(title: string, terms: readonly QueryTerm[]): number {
  return terms.filter((term) => highlightsOf(title, [term]).length > 0).length
}
