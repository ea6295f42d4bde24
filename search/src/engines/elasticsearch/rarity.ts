import { z } from 'zod'
import type { QueryTerm } from '../../relevance/query-plan.ts'
import { reaching } from './failures.ts'
import type { Searched } from './scored-fields.ts'
import { termQuery } from './text-query.ts'
import { SEARCH_TIMEOUT_MS } from './timeouts.ts'

const responseSchema = z.object({
  counts: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.number() })) }),
})

/**
 * How many records hold each term, with as many slips as it tolerates. To ask costs a fraction of guessing at
 * words that need no guess.
 */
export async function countMatches(
  { client, index, fields }: Searched,
  terms: readonly QueryTerm[],
): Promise<Map<string, number>> {
  const filters = Object.fromEntries(terms.map((term) => [term.token, termQuery(fields, term)]))
  const { aggregations } = await reaching(() =>
    client.search(
      { index, size: 0, aggs: { counts: { filters: { filters } } } },
      { requestTimeout: SEARCH_TIMEOUT_MS },
    ),
  )
  return new Map(
    Object.entries(responseSchema.parse(aggregations).counts.buckets).map(([token, { doc_count }]) => [
      token,
      doc_count,
    ]),
  )
}
