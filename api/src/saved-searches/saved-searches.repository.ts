import { Injectable } from '@nestjs/common'
import {
  savedSearchSections,
  type SavedSearchSort,
  type SavedSearchType,
} from '@vitrine/contracts/saved-searches/saved-searches'
import type { SavedSearch } from '@vitrine/contracts/saved-searches/schemas'
import { sectionResults, sectionResultsPath } from '@vitrine/contracts/site-search/section-results'
import { sortedByTitle } from '@vitrine/contracts/title-order'
import type { Executor, Transaction } from '@vitrine/database/database'

export interface NewSearch {
  type: SavedSearchType
  name: string
  query: string
  categories: string
  createdAt: Date
}

const columns = ['id', 'type', 'name', 'query', 'categories', 'created_at'] as const

@Injectable()
export class SavedSearchesRepository {
  /** One after the other for each member, so that their number is what it says. */
  async lockMember(transaction: Transaction, userId: number): Promise<void> {
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  }

  async findSame(
    transaction: Transaction,
    userId: number,
    { type, query, categories }: Pick<NewSearch, 'type' | 'query' | 'categories'>,
  ): Promise<SavedSearch | undefined> {
    const row = await transaction
      .selectFrom('saved_searches')
      .select(columns)
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .where('query', '=', query)
      .where('categories', '=', categories)
      .executeTakeFirst()
    return row && savedSearch(row)
  }

  async count(executor: Executor, userId: number, type?: SavedSearchType): Promise<number> {
    const { count } = await executor
      .selectFrom('saved_searches')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .$if(type !== undefined, (rows) => rows.where('type', '=', type ?? 'inventory'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async list(
    executor: Executor,
    userId: number,
    { type, s, offset, limit }: { type: SavedSearchType; s: SavedSearchSort; offset: number; limit: number },
  ): Promise<SavedSearch[]> {
    const rows = await executor
      .selectFrom('saved_searches')
      .select(columns)
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    // At most `savedSearchLimits.perMember`.
    const sorted = s === 'name:asc' ? sortedByTitle(rows, ({ name }) => name) : rows
    return sorted.slice(offset, offset + limit).map(savedSearch)
  }

  async insert(
    transaction: Transaction,
    userId: number,
    { createdAt, ...search }: NewSearch,
  ): Promise<SavedSearch> {
    const row = await transaction
      .insertInto('saved_searches')
      .values({ user_id: userId, ...search, created_at: createdAt })
      .returning(columns)
      .executeTakeFirstOrThrow()
    return savedSearch(row)
  }

  async rename(
    executor: Executor,
    userId: number,
    id: number,
    name: string,
  ): Promise<SavedSearch | undefined> {
    const row = await executor
      .updateTable('saved_searches')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(columns)
      .executeTakeFirst()
    return row && savedSearch(row)
  }

  async remove(executor: Executor, userId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await executor
      .deleteFrom('saved_searches')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
}

function savedSearch({
  created_at,
  ...row
}: {
  id: number
  type: SavedSearchType
  name: string
  query: string
  categories: string
  created_at: Date
}): SavedSearch {
  const url = sectionResultsPath(sectionResults[savedSearchSections[row.type]], {
    text: row.query,
    categories: row.categories,
  })
  return { ...row, url, createdDate: created_at.toISOString() }
}
