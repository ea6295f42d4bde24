import type { Client } from '@elastic/elasticsearch'
import type { AnyIndex } from '../../index-definition.ts'
import type { ElasticsearchConnection } from './client.ts'

export interface ScoredField {
  field: string
  /** Multiplies what BM25 gives a match in the field. */
  weight: number
  /** What a rare word scores in the field: the measure of matches that have no rarity of their own. */
  rareWord: number
}

export type SomeFields = readonly ScoredField[]
export type ScoredFields = readonly [ScoredField, ...ScoredField[]]

/** An index, and what a match in each of its text fields scores. */
export interface Searched {
  client: Client
  index: string
  fields: ScoredFields
}

/**
 * What BM25 gives a rare word in an index of ten thousands. Elasticsearch multiplies every score by k1 + 1,
 * with a k1 of 1.2 (Lucene's LegacyBM25Similarity); OpenSearch does not since its version 3.
 */
const RARE_WORD = { opensearch: 9, elasticsearch: 9 * 2.2 }

export function scoredFields(
  [name, ...others]: AnyIndex['textFields'],
  distribution: ElasticsearchConnection['distribution'],
): ScoredFields {
  const scoredField = ({ field, weight }: AnyIndex['textFields'][number]): ScoredField => ({
    field,
    weight,
    rareWord: weight * RARE_WORD[distribution],
  })
  return [scoredField(name), ...others.map(scoredField)]
}
