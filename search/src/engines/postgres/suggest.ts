import { z } from 'zod'
import type { AnyIndex, IndexedDocument, IndexOf } from '../../index-definition.ts'
import { planQuery, type QueryPlan } from '../../relevance/query-plan.ts'
import { readCard } from '../card.ts'
import type { PlainSuggest } from '../plain-request.ts'
import type { SqlConnection } from '../../sql-executor.ts'
import { liveTables, sortColumn } from './tables.ts'
import { filterConditions } from './facets.ts'
import { findMisspelledBeginnings } from './vocabulary.ts'

/** Names in which every term begins a word; with one typo where there is no such name. */
export async function suggest<Card extends IndexedDocument>(
  sql: SqlConnection,
  definition: IndexOf<Card>,
  { text, limit, scope }: PlainSuggest,
): Promise<Card[]> {
  const plan = planQuery(text)
  if (!plan) return []
  const { documents } = liveTables(definition)
  const first = sortColumn(definition.sortFields[0].field)
  const completing = async (query: string) => {
    const params: unknown[] = [query, plan.whole, limit]
    const conditions = filterConditions(scope, (value) => `$${params.push(value)}`)
    // Not by rarity: names that begin with the text, then in the alphabet's order, as in any list of names.
    const rows = await sql.query(
      `SELECT card FROM (
         SELECT DISTINCT ON (name) card, name, ${first} AS key, id FROM ${documents}
         WHERE ${['words @@ $1::tsquery AND heads @@ $1::tsquery', ...conditions].join(' AND ')} ORDER BY name, ${first}, id
       ) AS names
       ORDER BY starts_with(name, $2) DESC, key, id LIMIT $3`,
      params,
    )
    return rowsSchema.parse(rows).map(({ card }) => readCard(definition, card))
  }
  const cards = await completing(everyTerm(plan))
  if (cards.length > 0) return cards
  const query = await oneTypo(sql, definition, plan)
  return query ? completing(query) : []
}

const rowsSchema = z.array(z.object({ card: z.unknown() }))

function everyTerm({ terms }: QueryPlan, but?: string): string {
  return terms.filter(({ token }) => token !== but).map(({ token }) => `'${token}':*A`).join(' & ')
}

/** Each term in turn is the misspelled one. */
async function oneTypo(sql: SqlConnection, definition: AnyIndex, plan: QueryPlan): Promise<string> {
  const readings: string[] = []
  for (const { token, typos } of plan.terms) {
    if (typos === 0) continue
    const meant = await findMisspelledBeginnings(sql, liveTables(definition), token)
    if (meant.length === 0) continue
    const others = everyTerm(plan, token)
    readings.push(`(${meant.map((word) => `'${word}':A`).join(' | ')})${others && ` & ${others}`}`)
  }
  return readings.map((reading) => `(${reading})`).join(' | ')
}
