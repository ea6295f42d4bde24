import type { Client } from '@elastic/elasticsearch'
import { z } from 'zod'
import type { AnyIndex } from '../../index-definition.ts'
import type { QueryTerm } from '../../relevance/query-plan.ts'
import { reaching } from './failures.ts'
import { wordQueries } from './text-query.ts'
import { SEARCH_TIMEOUT_MS } from './timeouts.ts'

const answerSchema = z.object({ known: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.number() })) }) })

/** The tokens that stand in the index in any form. To ask costs a fraction of guessing at words that need no guess. */
export async function findKnownTokens(client: Client, index: string, { textFields }: AnyIndex, terms: readonly QueryTerm[]): Promise<Set<string>> {
  const filters = Object.fromEntries(terms.map(({ token }) => [token, { bool: { should: wordQueries(textFields, token) } }]))
  const { aggregations } = await reaching(() =>
    client.search({ index, size: 0, aggs: { known: { filters: { filters } } } }, { requestTimeout: SEARCH_TIMEOUT_MS }),
  )
  const { known } = answerSchema.parse(aggregations)
  return new Set(Object.keys(known.buckets).filter((token) => known.buckets[token]?.doc_count))
}
