import type { z } from 'zod'

/**
 * What is searchable, said once and run by every engine. Engines compile a definition to mappings or tables
 * and a `SearchRequest` to their own query language; nothing outside `engines/` knows one of these.
 */
export interface IndexDefinition<
  Document extends IndexedDocument = IndexedDocument,
  Card extends IndexedDocument = Document,
  Required extends keyof Document & string = never,
> {
  /** The index's name, and the area's: a lower-case word. */
  id: string
  /**
   * Raised when mappings, analysis or the document's shape change: a live index of another version asks for a
   * rebuild.
   */
  version: number
  /**
   * Full text, with its share in relevance. The first one is the record's name: whole and phrase matches look
   * there, and suggestions complete it.
   */
  textFields: readonly [TextField<Document>, ...TextField<Document>[]]
  /** Exact values to filter by and to count. */
  keywordFields: readonly (keyof Document & string)[]
  /**
   * Numbers, and dates as milliseconds, to filter by range and to count in histograms. A document may have
   * none.
   */
  numberFields?: readonly (keyof Document & string)[]
  /**
   * Whether a record is about what its name says, as an article is. Then a word of its name suffices to find
   * it by a text of which no name has every word; of one thing among many (a sold lot) the whole name does.
   */
  isNamedBySubject?: boolean
  /**
   * Fields that the scope of every request must name: an owner's records are never searched without the
   * owner.
   */
  scopeRequired?: readonly Required[]
  limits?: Partial<SearchLimits>
  /**
   * Sortable values; texts are compared bytewise, numbers as numbers. The first one also settles ties of
   * relevance.
   */
  sortFields: readonly [SortField<Document>, ...SortField<Document>[]]
  /**
   * What a hit brings back, parsed when it comes. Long texts are left out: they are there to be found, not to
   * be shown.
   */
  card: CardSchema<Card>
}

/** Bounds of what one request may ask for. */
export interface SearchLimits {
  /** How many hits deep pages go. */
  window: number
  pageSizeMax: number
  /** Words of a text that count; what follows cannot tell records apart any better. */
  tokensMax: number
  /** Values of one facet that are counted, the most frequent ones, and buckets of a histogram. */
  facetValuesMax: number
  /**
   * A total beyond this is only known to be greater, so that the engine need not visit every match. Default:
   * totals are exact.
   */
  exactTotalMax?: number
}

export const defaultSearchLimits: SearchLimits = {
  window: 10_000,
  pageSizeMax: 1_000,
  tokensMax: 24,
  facetValuesMax: 1_000,
}

export interface TextField<Document = IndexedDocument> {
  field: keyof Document & string
  weight: number
}

export interface SortField<Document = IndexedDocument> {
  field: keyof Document & string
  type: 'text' | 'number'
}

/** A zod object of the card's fields. */
export type CardSchema<Card> = z.ZodType<Card> & { shape: Readonly<Record<string, unknown>> }

/** A definition of any document, for what does not look into documents. */
export interface AnyIndex {
  id: string
  version: number
  textFields: readonly [{ field: string; weight: number }, ...{ field: string; weight: number }[]]
  keywordFields: readonly string[]
  numberFields?: readonly string[]
  isNamedBySubject?: boolean
  scopeRequired?: readonly string[]
  limits?: Partial<SearchLimits>
  sortFields: readonly [
    { field: string; type: 'text' | 'number' },
    ...{ field: string; type: 'text' | 'number' }[],
  ]
  card: { shape: Readonly<Record<string, unknown>> }
}

/** Any definition whose hits bring back cards of this kind. */
export type IndexOf<Card> = AnyIndex & { card: CardSchema<Card> }

/** Every document carries its record's id and revision; an older revision never replaces a newer one. */
export interface IndexedDocument {
  id: number
  revision: number
}

/** A record that is gone, or is not to be found any more. */
export interface Removal {
  id: number
  revision: number
}
