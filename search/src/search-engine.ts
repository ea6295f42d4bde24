import type { IndexDefinition, IndexedDocument, Removal, SearchRequest, SearchResult, SuggestRequest } from './index-definition.ts'

/** The engine cannot be reached or refuses work; the caller's text is not at fault. */
export class SearchUnavailable extends Error {
  constructor(cause: unknown) {
    super('the search engine is unavailable', { cause })
    this.name = 'SearchUnavailable'
  }
}

export interface SearchEngine {
  readonly name: 'postgres' | 'elasticsearch' | 'opensearch'

  /** Answers whether the engine can be reached now. Never throws. */
  isAvailable(): Promise<boolean>

  /** Makes an empty live index where there is none. Answers whether the live one has the definition's version. */
  ensure(definition: IndexDefinition): Promise<{ current: boolean }>

  /** @throws SearchUnavailable */
  search<Document extends IndexedDocument>(definition: IndexDefinition<Document>, request: SearchRequest): Promise<SearchResult<Document>>

  /** Titles that complete the text, best first, no title twice. @throws SearchUnavailable */
  suggest<Document extends IndexedDocument>(definition: IndexDefinition<Document>, request: SuggestRequest): Promise<Document[]>

  /**
   * Brings documents to the given revisions, in one bulk. A revision older than what the index holds (or than a
   * removal it remembers) is passed over silently: run twice, late or shuffled, the result is the same.
   * @throws SearchUnavailable
   */
  apply(definition: IndexDefinition, changes: { upserts: readonly IndexedDocument[]; removals: readonly Removal[] }): Promise<void>

  /** A new index beside the live one. */
  startRebuild(definition: IndexDefinition): Promise<IndexRebuild>

  /** Number of documents in the live index. @throws SearchUnavailable */
  countDocuments(definition: IndexDefinition): Promise<number>

  /** Removes the index and all of its generations. For scratch indexes and tests. */
  drop(definition: IndexDefinition): Promise<void>

  close(): Promise<void>
}

export interface IndexRebuild {
  /** Bulk-writes documents into the new index. */
  write(changes: { upserts: readonly IndexedDocument[]; removals: readonly Removal[] }): Promise<void>
  /** Makes the new index the live one, in one step, and drops the former. Later `write`s reach the live index. */
  swap(): Promise<void>
  /** Drops the new index. */
  abort(): Promise<void>
}
