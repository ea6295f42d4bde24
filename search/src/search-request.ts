import type { IndexedDocument } from './index-definition.ts'
import type { QueryTerm } from './relevance/query-plan.ts'
import type { Synonyms } from './relevance/variants/synonyms.ts'

/** Fields of a document that can be named in a request. */
export type FieldOf<Document> = keyof Document & string

/** What one value of a field is: of a list each member, of anything else itself. */
type ValueOf<Field> = Exclude<Field extends readonly (infer Member)[] ? Member : Field, null | undefined> &
  (string | number)

/** Both ends belong to the range; an end that is left out is open. Dates are milliseconds since 1970. */
export interface NumberRange {
  from?: number
  to?: number
}

/**
 * Every field must match: a list means any of its values (none of them for an empty list), a range any number
 * within.
 */
export type Filters<Document> = {
  readonly [Field in FieldOf<Document>]?:
    | readonly ValueOf<Document[Field]>[]
    | (ValueOf<Document[Field]> extends number ? NumberRange : never)
}

/**
 * A definition may require fields in every scope (`scopeRequired`): then a request without them does not
 * compile.
 */
type ScopePart<Document, Required extends string> = [Required] extends [never]
  ? { scope?: Filters<Document> }
  : {
      scope: Filters<Document> & {
        readonly [Field in Required & FieldOf<Document>]-?: NonNullable<Filters<Document>[Field]>
      }
    }

export interface SortKey<Field extends string = string> {
  field: Field
  direction: 'asc' | 'desc'
}

/**
 * Buckets of a given width, which begin at its multiples, or as far after these as `offset` says (0 to below
 * the width).
 */
export interface SteppedHistogramRequest {
  interval: number
  offset?: number
}

/**
 * Either so many buckets of equal width between the least and the greatest value, or buckets of a given
 * width.
 */
export type HistogramRequest = { buckets: number } | SteppedHistogramRequest

/**
 * What is asked of an index, typed by its document. `scope` narrows before anything is matched: outside of it
 * nothing is found, counted or guessed at. Facet filters narrow the hits, and leave the counts of their own
 * field alone.
 */
export type SearchRequest<
  Document extends IndexedDocument = IndexedDocument,
  Required extends string = never,
> = ScopePart<Document, Required> & {
  /** Already sanitized. A text without a word matches everything in the scope. */
  text: string
  facetFilters?: Filters<Document>
  /** Keyword fields to count, each under all filters but its own. */
  facets?: readonly FieldOf<Document>[]
  /**
   * The most values of a facet that are wanted, the most frequent ones, where fewer than the definition's
   * `facetValuesMax` do.
   */
  facetValues?: { readonly [Field in FieldOf<Document>]?: number }
  /** Number fields to count in buckets, each under all filters but its own. */
  histograms?: { readonly [Field in FieldOf<Document>]?: HistogramRequest }
  /** Sort fields of the definition, the weightiest first. Ties are settled by its first sort field and the id. */
  sort: 'relevance' | SortKey<FieldOf<Document>> | readonly SortKey<FieldOf<Document>>[]
  offset: number
  /** 0 asks for total and counts alone. */
  limit: number
  /** Whether hits tell which parts of their texts matched. */
  highlight?: boolean
  /**
   * Words that mean the same. They are data of the request, so that no index knows them or waits for a
   * rebuild.
   */
  synonyms?: Synonyms
}

/** Records like others, or like a text, most alike first; those given are not among them. */
export type LikeRequest<
  Document extends IndexedDocument = IndexedDocument,
  Required extends string = never,
> = ScopePart<Document, Required> & {
  ids?: readonly number[]
  text?: string
  /** Records that have a smaller share of the significant words are left out; 0.3 unless given. */
  leastShare?: number
  limit: number
}

/** The score says how alike: above 0, and compared only within one response. */
export interface LikeHit<Card> {
  document: Card
  score: number
}

/** A record's id alone, for whoever reads the record elsewhere. */
export interface LikeId {
  id: number
  score: number
}

export type SuggestRequest<
  Document extends IndexedDocument = IndexedDocument,
  Required extends string = never,
> = ScopePart<Document, Required> & {
  text: string
  limit: number
  /** Whether only names that hold the text as it is typed are wanted: nothing is guessed or left out. */
  isAsTyped?: boolean
}

/**
 * How a text was read: as typed; with other spellings (`used` is the text with them); or without some of its
 * words (`leftOut`, and `used` where what was left is spelled otherwise). `shownFor` are the synonyms that
 * the best hit has instead of words of the text.
 */
export type Understood =
  | { kind: 'exact'; shownFor?: readonly string[] }
  | { kind: 'guessed'; used: string }
  | { kind: 'partial'; leftOut: readonly string[]; used?: string; shownFor?: readonly string[] }

/** From and up to, in UTF-16 units of the field's text. */
export type TextRange = readonly [from: number, to: number]

export interface SearchHit<Card> {
  document: Card
  /** Null where hits are not sorted by relevance, and for those far below the best. */
  score: number | null
  /** The matching words in the card's text fields, where the request asks for highlights. */
  highlights?: Readonly<Record<string, readonly TextRange[]>>
  /** The tokens of the terms that none of these text fields holds, where the request asks for highlights. */
  missing?: ReadonlySet<string>
}

export interface HistogramBucket {
  from: number
  /** Excluded, except in the last bucket. */
  to: number
  count: number
}

export interface SearchResult<Card> {
  /** Exact up to the definition's `exactTotalMax`; greater than it where there are more. */
  total: number
  /** Empty beyond the window: nobody pages deeper than the definition's `window`. */
  hits: SearchHit<Card>[]
  /** Facet field to its values, most frequent first. */
  facets: Record<string, { value: string; count: number }[]>
  /** Number field to its buckets, in order; none where no hit has a value. */
  histograms: Record<string, HistogramBucket[]>
  understood: Understood
  /** What was looked for, to find it in texts that no card has. */
  terms: readonly QueryTerm[]
}
