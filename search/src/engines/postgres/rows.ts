import type { AnyIndex, IndexedDocument } from '../../index-definition.ts'
import type { IndexChanges } from '../../search-engine.ts'
import { keywordLexeme, nameLexeme, secondLexeme, wholeLexeme } from './lexemes.ts'
import { joinedValues } from './keyword-values.ts'
import { foundBy, type FoundBy } from '../../relevance/tokens.ts'

/** One row of a documents table as JSON, keyed like its columns. */
export type DocumentRow = Record<string, unknown> & { id: number; revision: number }

/** The weights that a tsvector knows, for the first four text fields. */
const MARKS = ['A', 'B', 'C', 'D'] as const
/** Postgres' limit of a position in a tsvector. */
const POSITION_MAX = 16_383
/** A tsvector holds a megabyte; the words of an immense text that come after this many bytes are not found. */
const TSVECTOR_BYTES = 800_000
/** What a word takes beside its letters. */
const ENTRY_BYTES = 4
/** Names are short; a record whose name is a page is found by its other words. */
const HEAD_WORDS_MAX = 1_000
/** What an index of Postgres takes as one key, and suggestions show. */
const NAME_MAX = 500

/**
 * Rows and the words in them, one row an id with its highest revision, in the order in which all writers lock
 * them.
 */
export function rowsOf(
  definition: AnyIndex,
  { upserts, removals }: IndexChanges,
): { rows: DocumentRow[]; words: Set<string> } {
  const words = new Set<string>()
  const rows = new Map<number, DocumentRow>()
  const keep = (row: DocumentRow) => {
    const other = rows.get(row.id)
    if (!other || other.revision <= row.revision) rows.set(row.id, row)
  }
  for (const document of upserts) keep(documentRow(definition, document, words))
  for (const { id, revision } of removals) keep({ id, revision })
  return { rows: [...rows.values()].toSorted((a, b) => a.id - b.id), words }
}

function documentRow(definition: AnyIndex, document: IndexedDocument, allWords: Set<string>): DocumentRow {
  const values = new Map(Object.entries(document))
  const found = definition.textFields.map(({ field }) => textFoundBy(values.get(field)))
  const tokens = found.map((text) => [...text.tokens, ...text.parts])
  const [named = [], second = []] = tokens
  const name = found[0]?.tokens ?? []
  const words = fitting(new Set(tokens.flat()))
  for (const word of words) allWords.add(word)
  const keywords = definition.keywordFields.map((field) => ({
    field,
    values: [values.get(field)]
      .flat()
      .filter((value) => value !== null && value !== undefined)
      .map(String),
  }))
  const whole = name.join(' ')
  return {
    id: document.id,
    revision: document.revision,
    card: Object.fromEntries(Object.keys(definition.card.shape).map((field) => [field, values.get(field)])),
    lexemes: [
      wholeLexeme(whole),
      ...keywords.flatMap(({ field, values: of }) => of.map((value) => keywordLexeme(field, value))),
      ...named.slice(0, HEAD_WORDS_MAX).map(nameLexeme),
      ...second.slice(0, HEAD_WORDS_MAX).map(secondLexeme),
      ...words,
    ],
    heads: headsOf(tokens),
    name: whole.slice(0, NAME_MAX),
    name_length: new Set(name).size,
    ...Object.fromEntries(keywords.map(({ field, values: of }) => [`keyword_${field}`, joinedValues(of)])),
    ...Object.fromEntries(
      (definition.numberFields ?? []).map((field) => [`number_${field}`, values.get(field)]),
    ),
    ...Object.fromEntries(definition.sortFields.map(({ field }) => [`sort_${field}`, values.get(field)])),
  }
}

/** The parts stand behind all tokens, so that these follow each other as they are read. */
function textFoundBy(value: unknown): FoundBy {
  const texts = [value].flat().filter((text) => typeof text === 'string')
  const found = texts.map(foundBy)
  return { tokens: found.flatMap(({ tokens }) => tokens), parts: found.flatMap(({ parts }) => parts) }
}

/** The first of the words that a tsvector can hold. */
function fitting(words: Iterable<string>): string[] {
  const kept: string[] = []
  let bytes = 0
  for (const word of words) {
    bytes += Buffer.byteLength(word) + ENTRY_BYTES
    if (bytes > TSVECTOR_BYTES) break
    kept.push(word)
  }
  return kept
}

/** A tsvector in its own notation. Tokens are letters and digits, so that nothing in them needs escaping. */
function headsOf(tokens: readonly string[][]): string {
  const marked = MARKS.flatMap((mark, field) =>
    (tokens[field] ?? []).map((token) => ({ token, mark })),
  ).slice(0, POSITION_MAX)
  const positions = Map.groupBy(
    marked.map(({ token, mark }, index) => ({ token, at: `${index + 1}${mark}` })),
    ({ token }) => token,
  )
  return fitting(positions.keys())
    .map(
      (token) =>
        `'${token}':${positions
          .get(token)
          ?.map(({ at }) => at)
          .join(',')}`,
    )
    .join(' ')
}
