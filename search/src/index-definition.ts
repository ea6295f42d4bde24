import type { z } from 'zod'

/**
 * What is searchable, said once and run by every engine. Engines compile a definition to mappings or tables
 * and a `SearchRequest` to their own query language; nothing outside `engines/` knows one of these.
 */
export interface IndexDefinition<Document extends IndexedDocument = IndexedDocument, Card extends IndexedDocument = Document> {
  /** The index's name, and the area's: a lower-case word. */
  id: string
  /** Raised when mappings, analysis or the document's shape change: a live index of another version asks for a rebuild. */
  version: number
  /**
   * Full text, with its share in relevance. The first one is the record's name: whole and phrase matches look there,
   * and suggestions complete it.
   */
  textFields: readonly [TextField<Document>, ...TextField<Document>[]]
  /** Exact values to filter by and to count. */
  keywordFields: readonly (keyof Document & string)[]
  /** Sortable values; texts are compared bytewise, numbers as numbers. The first one also settles ties of relevance. */
  sortFields: readonly [SortField<Document>, ...SortField<Document>[]]
  /** What a hit brings back, parsed when it comes. Long texts are left out: they are there to be found, not to be shown. */
  card: CardSchema<Card>
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
  sortFields: readonly [{ field: string; type: 'text' | 'number' }, ...{ field: string; type: 'text' | 'number' }[]]
  card: { shape: Readonly<Record<string, unknown>> }
}

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

export interface SearchRequest {
  /** Already sanitised. Empty matches everything. */
  text: string
  /** Field to accepted values: any value of a field, every field. */
  filters: Readonly<Record<string, readonly (string | number)[]>>
  /** Keyword fields to count. A facet is counted without its own field's filter. */
  facets: readonly string[]
  sort: 'relevance' | { field: string; direction: 'asc' | 'desc' }
  offset: number
  /** 0 asks for total and facets alone. */
  limit: number
}

export interface SearchResult<Card> {
  total: number
  /** Empty beyond the window: nobody pages deeper than `searchWindow` hits. */
  hits: { document: Card; score: number | null }[]
  /** Facet field to its values, most frequent first. */
  facets: Record<string, { value: string; count: number }[]>
}

export interface SuggestRequest {
  text: string
  limit: number
}
