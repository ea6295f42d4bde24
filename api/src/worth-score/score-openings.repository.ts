import { Injectable } from '@nestjs/common'
import { sameTextKey } from '@vitrine/contracts/same-text'
import type { Executor, Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { AppliedFilters } from './wanted-lots.ts'

/** What a score that used a lookup keeps open. */
export interface ScoreOpening {
  /** The comparables that it was made with, and how alike they are. */
  relevances: ReadonlyMap<number, number>
}

type AskedFor = Pick<AppliedFilters, 'query' | 'categoryId'>

/** Scores that counted members have opened. Another query or category is another score. */
@Injectable()
export class ScoreOpeningsRepository {
  async find(
    executor: Executor,
    itemId: number,
    { query, categoryId }: AskedFor,
    now: Date,
  ): Promise<ScoreOpening | null> {
    const { rows } = await sql<{ ids: number[]; relevances: number[] }>`
      SELECT array_to_json(sold_item_ids) AS ids, array_to_json(relevances) AS relevances FROM worth_score_openings
      WHERE item_id = ${itemId} AND query_key = ${sameTextKey(query)} AND category_id = ${categoryId} AND open_until > ${now}
      ORDER BY open_until DESC LIMIT 1
    `.execute(executor)
    const [row] = rows
    return row ? { relevances: new Map(row.ids.map((id, at) => [id, row.relevances[at] ?? 0])) } : null
  }

  async insert(
    transaction: Transaction,
    opening: AskedFor & {
      itemId: number
      usedAt: Date
      openUntil: Date
      relevances: ReadonlyMap<number, number>
    },
  ): Promise<void> {
    await transaction
      .insertInto('worth_score_openings')
      .values({
        item_id: opening.itemId,
        query_key: sameTextKey(opening.query),
        category_id: opening.categoryId,
        used_at: opening.usedAt,
        open_until: opening.openUntil,
        sold_item_ids: [...opening.relevances.keys()],
        relevances: [...opening.relevances.values()],
      })
      .execute()
  }
}
