/**
 * What is searchable, said once and run by every engine. Engines compile a definition to mappings or tables
 * and a `SearchRequest` to their own query language; nothing outside `engines/` knows one of these.
 */
export interface IndexDefinition<Document extends IndexedDocument = IndexedDocument> {
  /** The index's name, and the area's. */
  id: string
  /** Raised when mappings, analysis or the document's shape change: a live index of another version asks for a rebuild. */
  version: number
  /** Full text, with its share in relevance. The first one is the record's name: exact, prefix and typo matches look there first. */
  textFields: readonly TextField<Document>[]
  /** Exact values to filter by and to count. */
  keywordFields: readonly (keyof Document & string)[]
  /** Sortable values; texts are compared bytewise, numbers as numbers. */
  sortFields: readonly { field: keyof Document & string; type: 'text' | 'number' }[]
  /** The text field whose words a suggestion completes. */
  suggestField: keyof Document & string
}

export interface TextField<Document = IndexedDocument> {
  field: keyof Document & string
  weight: number
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

export interface SearchResult<Document> {
  total: number
  hits: { document: Document; score: number | null }[]
  /** Facet field to its values, most frequent first. */
  facets: Record<string, { value: string; count: number }[]>
}

export interface SuggestRequest {
  text: string
  limit: number
}
