import type { AnyIndex, IndexedDocument } from '../../index-definition.ts'
import type { IndexChanges } from '../../search-engine.ts'
import { tokensOf } from '../../relevance/tokens.ts'

/** One row of a documents table as JSON, keyed like its columns. */
export type DocumentRow = Record<string, unknown> & { id: number; revision: number }

/** The weights that a tsvector knows, for the first four text fields. */
const MARKS = ['A', 'B', 'C', 'D'] as const
/** Postgres' limit of a position in a tsvector. */
const POSITION_MAX = 16_383
/** A tsvector holds a megabyte; this many different words stay below it. */
const WORDS_MAX = 50_000

/** Rows and the words in them, one row an id with its highest revision, in the order in which all writers lock them. */
export function rowsOf(definition: AnyIndex, { upserts, removals }: IndexChanges): { rows: DocumentRow[]; words: Set<string> } {
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
  const tokens = definition.textFields.map(({ field }) => tokensOf(textOf(values.get(field))))
  const words = [...new Set(tokens.flat())].slice(0, WORDS_MAX)
  for (const word of words) allWords.add(word)
  const name = tokens[0] ?? []
  return {
    id: document.id,
    revision: document.revision,
    card: Object.fromEntries(Object.keys(definition.card.shape).map((field) => [field, values.get(field)])),
    words,
    heads: headsOf(tokens),
    name: name.join(' '),
    name_length: new Set(name).size,
    ...Object.fromEntries(definition.keywordFields.map((field) => [`keyword_${field}`, [values.get(field)].flat().map(String)])),
    ...Object.fromEntries(definition.sortFields.map(({ field }) => [`sort_${field}`, values.get(field)])),
  }
}

/** Several values of a field are as many texts: no phrase reaches from one into the next. */
const BETWEEN_VALUES = ' '

function textOf(value: unknown): string {
  return [value].flat().filter((part) => typeof part === 'string').join(BETWEEN_VALUES)
}

/** A tsvector in its own notation. Tokens are letters and digits, so that nothing in them needs escaping. */
function headsOf(tokens: readonly string[][]): string {
  const positions = new Map<string, string[]>()
  let position = 0
  MARKS.forEach((mark, field) => {
    for (const token of tokens[field] ?? []) {
      if (++position > POSITION_MAX) return
      const found = positions.get(token)
      if (found) found.push(`${position}${mark}`)
      else positions.set(token, [`${position}${mark}`])
    }
  })
  return [...positions].map(([token, at]) => `'${token}':${at.join(',')}`).join(' ')
}
