import {
  asMentioned,
  guessedReadings,
  partialReadings,
  strictReading,
  withNamed,
  type QueryPlan,
  type QueryTerm,
  type Reading,
} from './query-plan.ts'

/** Where more records hold every word of a text, they are what was asked for, wherever they hold them. */
export const MENTIONS_MAX = 400

const NOTHING: Reading = { terms: [], atLeast: 0 }

/** What an engine tells of its index about the terms of one text. */
export interface IndexReader<Read extends { isMatched: boolean }> {
  /** What a reading finds. `isMatched` is told before facet filters. */
  read(reading: Reading): Promise<Read>
  /**
   * Whether some record in the scope is about all of the terms: its name, people and categories hold them. Or
   * more than `MENTIONS_MAX` records hold them anywhere.
   *
   * @param found what the strict reading finds
   */
  isSubject(found: Read): Promise<boolean>
  /** The tokens that stand in the index in any form. */
  known(): Promise<ReadonlySet<string>>
  /** The tokens that need no guess, and how many records hold each term in any way that it may be read. */
  counted(
    terms: readonly QueryTerm[],
  ): Promise<{ certain: ReadonlySet<string>; counts: ReadonlyMap<string, number> }>
}

/**
 * The first of the readings that matches anything, from strict to wide. Facet filters do not decide how a
 * text is read: one without a match is an empty page, not a reason to guess.
 */
export async function chooseReading<Read extends { isMatched: boolean }>(
  plan: QueryPlan,
  reader: IndexReader<Read>,
  { isNamedBySubject = false }: { isNamedBySubject?: boolean | undefined },
): Promise<Read> {
  const { terms } = plan
  const strict = await reader.read(strictReading(plan))
  if (strict.isMatched) {
    const wider = terms.length > 1 && isNamedBySubject ? withNamed(strictReading(plan), terms) : null
    return wider && !(await reader.isSubject(strict)) ? await reader.read(wider) : strict
  }
  for (const reading of guessedReadings(plan, await reader.known())) {
    const guessed = await reader.read(reading)
    if (guessed.isMatched) return guessed
  }
  if (terms.length === 1) return strict
  // Where a record need not hold all terms, nothing but its likeness tells that another word is meant.
  const guessed = isNamedBySubject ? terms.map((term) => ({ ...term, isNear: true })) : terms
  const { certain, counts } = await reader.counted(guessed)
  const { found, readings } = partialReadings(guessed, certain, counts, { isNamedBySubject })
  return (await widestReading(reader, found, readings)) ?? strict
}

/**
 * What is named by one of the words, together with what holds most of them. Null where nothing is named by
 * any, and no record holds enough of them.
 */
async function widestReading<Read extends { isMatched: boolean }>(
  reader: IndexReader<Read>,
  found: readonly QueryTerm[],
  readings: readonly Reading[],
): Promise<Read | null> {
  const naming = withNamed(NOTHING, found)
  const isNamed = naming !== null && (await reader.read(naming)).isMatched
  const withOthers = (most: Reading) => {
    const wider = withNamed(most, isNamed ? found : found.map(asMentioned))
    return wider && reader.read({ ...wider, orDescribed: isNamed ? 1 : 2 })
  }
  for (const reading of readings) {
    const partial = await reader.read(reading)
    if (partial.isMatched) return (await withOthers(reading)) ?? partial
  }
  const described = await withOthers(NOTHING)
  return described?.isMatched ? described : null
}

/** The terms that a reading looks for, and of which a hit may hold only some. */
export function termsOf({ terms, orNamedBy = [] }: Reading): QueryTerm[] {
  return [...new Map([...orNamedBy, ...terms].map((term) => [term.token, term])).values()]
}
