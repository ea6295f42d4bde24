import type { ManagerQuery } from '@vitrine/contracts/dictionary/schemas'
import { SECTION } from '@vitrine/domain/dictionary/write-article'
import { sql, type RawBuilder } from 'kysely'
import type { TextMatch } from './manager-text.ts'

export type Condition = RawBuilder<boolean>

export interface ManagerFilter extends Partial<Pick<ManagerQuery, 'status' | 'author' | 'mine' | 'problem' | 'scheduled'>> {
  /** The chosen category and everything below it; absent is all. */
  categories?: number[] | undefined
  text: TextMatch | null
  /** Who asks. */
  userId: number
}

/** What every list of the manager leaves out. */
export const ofDictionary: Condition = sql`a.section = ${SECTION} AND NOT a.is_default_template AND a.trashed_at IS NULL`

/**
 * What must hold for the row `a` of `articles`. Said as a join it is looked up by its index, which is right for what
 * chooses few; said of each row (`byRow`), it is asked of one article after the other in the order of the list, until a
 * page is full, which is right for what chooses many.
 */
export function conditionsOf(filter: ManagerFilter, byRow: boolean): Condition[] {
  const ofText = (condition: Condition): Condition =>
    byRow ? sql`(SELECT ${condition} FROM article_texts t WHERE t.article_id = a.id)` : sql`a.id IN (SELECT t.article_id FROM article_texts t WHERE ${condition})`
  return [
    ofDictionary,
    ...(filter.status ? [ofStatus[filter.status]] : []),
    ...(filter.categories ? [sql<boolean>`a.category_id = ANY (${filter.categories}::bigint[])`] : []),
    ...(filter.author ? [ofText(sql`t.author_ids @> ARRAY[${filter.author}]::bigint[]`)] : []),
    ...(filter.problem ? [ofText(filter.problem === 'any' ? sql`t.problems <> '{}'` : sql`(t.problems @> ARRAY[${filter.problem}] AND t.problems <> '{}')`)] : []),
    ...(filter.scheduled ? [ofSchedule] : []),
    ...(filter.mine ? [byRow ? sql<boolean>`(SELECT ${madeByRow(filter.userId)})` : madeBy(filter.userId)] : []),
    ...(filter.text ? [ofText(filter.text.condition)] : []),
  ]
}

const ofStatus: Record<NonNullable<ManagerQuery['status']>, Condition> = {
  UNPUBLISHED: sql`a.status = 'UNPUBLISHED'`,
  PUBLISHED: sql`a.status = 'PUBLISHED'`,
  EDITED: sql`a.status = 'PUBLISHED' AND a.draft_version > a.published_version`,
}

const ofSchedule: Condition = sql`a.id IN (SELECT record_id FROM scheduled_changes WHERE kind = 'dictionary-article' AND state IN ('waiting', 'failed'))`

/** What somebody only typed is not counted: it has changed nothing. */
const madeBy = (userId: number): Condition =>
  sql`a.id IN (SELECT article_id FROM kept_versions WHERE made_by = ${userId} AND kind <> 'autosaved' UNION SELECT article_id FROM article_versions WHERE created_by = ${userId})`

const madeByRow = (userId: number): Condition =>
  sql`EXISTS (SELECT 1 FROM kept_versions WHERE made_by = ${userId} AND article_id = a.id AND kind <> 'autosaved') OR EXISTS (SELECT 1 FROM article_versions WHERE created_by = ${userId} AND article_id = a.id)`
