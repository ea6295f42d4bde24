import type { AnyIndex, IndexDefinition, IndexedDocument, Removal } from './index-definition.ts'
import type {
  LikeHit,
  LikeId,
  LikeRequest,
  SearchRequest,
  SearchResult,
  SuggestRequest,
} from './search-request.ts'

/** The engine cannot be reached or refuses work; the caller's text is not at fault. */
export class SearchUnavailable extends Error {
  constructor(cause: unknown) {
    super('the search engine is unavailable', { cause })
    this.name = 'SearchUnavailable'
  }
}

/** Documents to bring to their revision, and records that are gone. */
export interface IndexChanges {
  upserts: readonly IndexedDocument[]
  removals: readonly Removal[]
}

/** Everything here except `isAvailable` throws SearchUnavailable when the engine cannot be reached. */
export interface SearchEngine {
  readonly name: 'postgres' | 'elasticsearch' | 'opensearch'

  /** Returns whether the engine can be reached now. Never throws. */
  isAvailable(): Promise<boolean>

  /** Makes an empty live index where there is none. Returns whether the live one has the definition's version. */
  ensure(definition: AnyIndex): Promise<{ current: boolean }>

  search<
    Document extends IndexedDocument,
    Card extends IndexedDocument,
    Required extends keyof Document & string = never,
  >(
    definition: IndexDefinition<Document, Card, Required>,
    request: SearchRequest<Document, Required>,
  ): Promise<SearchResult<Card>>

  /** Records whose names complete the text, best first, no name twice. */
  suggest<
    Document extends IndexedDocument,
    Card extends IndexedDocument,
    Required extends keyof Document & string = never,
  >(
    definition: IndexDefinition<Document, Card, Required>,
    request: SuggestRequest<Document, Required>,
  ): Promise<Card[]>

  /** Records like those of the given ids (as far as the scope holds them) or like a text, most alike first. */
  moreLikeThis<
    Document extends IndexedDocument,
    Card extends IndexedDocument,
    Required extends keyof Document & string = never,
  >(
    definition: IndexDefinition<Document, Card, Required>,
    request: LikeRequest<Document, Required>,
  ): Promise<LikeHit<Card>[]>

  /** The same records by their ids: for many candidates, cards cost as much as finding them. */
  idsLikeThis<
    Document extends IndexedDocument,
    Card extends IndexedDocument,
    Required extends keyof Document & string = never,
  >(
    definition: IndexDefinition<Document, Card, Required>,
    request: LikeRequest<Document, Required>,
  ): Promise<LikeId[]>

  /**
   * Brings documents to the given revisions, in one bulk, in the live index and in one that is being rebuilt.
   * A revision older than what the index holds (or than a removal it remembers) is passed over silently: run
   * twice, late or shuffled, the result is the same. Once it responds, searches see the changes: who then
   * makes cached responses stale makes them stale for good.
   */
  apply(definition: AnyIndex, changes: IndexChanges): Promise<void>

  /**
   * A new index beside the live one. From now on `apply` reaches both, so that whoever writes everything that
   * stands in the database _after_ this returned misses no change. A rebuild that was left lying is dropped.
   */
  startRebuild(definition: AnyIndex): Promise<IndexRebuild>

  /** Number of documents in the live index. */
  countDocuments(definition: AnyIndex): Promise<number>

  /** The highest revision of a document in the live index; 0 where it has none. */
  highestRevision(definition: AnyIndex): Promise<number>

  /** Removes the index and all of its builds. For scratch indexes and tests. */
  drop(definition: AnyIndex): Promise<void>

  close(): Promise<void>
}

export interface IndexRebuild {
  /** Bulk-writes documents into the new index. */
  write(changes: IndexChanges): Promise<void>
  /**
   * Makes the new index the live one, in one step, and drops the former. Later `write`s reach the live index,
   * and are seen when they respond.
   */
  swap(): Promise<void>
  /** Drops the new index. */
  abort(): Promise<void>
}
