import type { ManagerQuery } from '@vitrine/contracts/dictionary/schemas'
import { sql, type RawBuilder } from 'kysely'
import { ofTexts, type TextMatch, type TextWay, ofDictionary } from './manager-text.ts'

export type Condition = RawBuilder<boolean>

export interface ManagerFilter extends Partial<
  Pick<ManagerQuery, 'status' | 'author' | 'mine' | 'problem' | 'scheduled'>
> {
  /** The chosen category and everything below it; absent is all. */
  categories?: number[] | undefined
  text: TextMatch | null
  /** Who asks. */
  userId: number
}

/**
 * What must hold for the row `a` of `articles`. Said as a join it is looked up by its index, which is right
 * for what chooses few; said of each row (`byRow`), it is asked of one article after the other in the order
 * of the list, until a page is full, which is right for what chooses many.
 */
export function conditionsOf(filter: ManagerFilter, byRow: boolean): Condition[] {
  const ofText = (ways: readonly TextWay[]): Condition =>
    byRow
      ? sql`(SELECT ${sql.join(
          ways.map(({ ofRow }) => ofRow),
          sql` OR `,
        )} FROM article_texts t WHERE t.article_id = a.id)`
      : sql`a.id IN (${idsOf(ways)})`
  return [
    ofDictionary,
    ...(filter.status ? [ofStatus[filter.status]] : []),
    ...(filter.categories ? [sql<boolean>`a.category_id = ANY (${filter.categories}::bigint[])`] : []),
    ...(filter.scheduled ? [ofSchedule] : []),
    ...(filter.mine
      ? [byRow ? sql<boolean>`(SELECT ${madeByRow(filter.userId)})` : madeBy(filter.userId)]
      : []),
    ...waysOf(filter).map(ofText),
  ]
}

/**
 * The ids of what matches, read from `article_texts` alone; null where the filter asks for something that
 * stands elsewhere. A count of them reads a third of what it would with the articles beside. Of a text alone
 * each way gives at most `most`: where one has so many, there are at least so many in all, and where none
 * has, these are all.
 */
export function idsOfText(filter: ManagerFilter, most: number): RawBuilder<{ article_id: number }> | null {
  const sets = waysOf(filter)
  if (sets.length === 0 || filter.status || filter.categories || filter.scheduled || filter.mine) return null
  const [only, ...others] = sets
  if (only && others.length === 0) return idsOf(only, filter.text ? most : null)
  return sql.join(
    sets.map((ways) => sql`(${idsOf(ways)})`),
    sql` INTERSECT `,
  )
}

/** What is asked of an article's row in `article_texts`: of each list one must hold. */
function waysOf({ author, problem, text }: ManagerFilter): (readonly TextWay[])[] {
  return [
    ...(author ? [[ofTexts(sql<boolean>`t.author_ids @> ARRAY[${author}]::bigint[]`)]] : []),
    ...(problem
      ? [
          [
            ofTexts(
              problem === 'any'
                ? sql<boolean>`t.problems <> '{}'`
                : sql<boolean>`t.problems @> ARRAY[${problem}] AND t.problems <> '{}'`,
            ),
          ],
        ]
      : []),
    ...(text ? [text.ways] : []),
  ]
}

/** Each way by its own index. */
const idsOf = (ways: readonly TextWay[], most: number | null = null): RawBuilder<{ article_id: number }> =>
  sql.join(
    ways.map((way) => way.ids(most)),
    sql` UNION `,
  )

const ofStatus: Record<NonNullable<ManagerQuery['status']>, Condition> = {
  UNPUBLISHED: sql`a.status = 'UNPUBLISHED'`,
  PUBLISHED: sql`a.status = 'PUBLISHED'`,
  EDITED: sql`a.status = 'PUBLISHED' AND a.draft_version > a.published_version`,
}

const ofSchedule: Condition = sql`a.id IN (SELECT record_id FROM scheduled_changes WHERE kind = 'dictionary-article' AND state IN ('waiting', 'failed'))`

/**
 * What somebody only typed is not counted: it has changed nothing. Both sets are read from their indexes
 * once, and each row is looked up in them.
 */
const madeBy = (userId: number): Condition =>
  sql`(a.id IN (SELECT article_id FROM kept_versions WHERE made_by = ${userId} AND kind <> 'autosaved' AND article_id IS NOT NULL) OR a.id IN (SELECT article_id FROM article_versions WHERE created_by = ${userId}))`

const madeByRow = (userId: number): Condition =>
  sql`EXISTS (SELECT 1 FROM kept_versions WHERE made_by = ${userId} AND article_id = a.id AND kind <> 'autosaved') OR EXISTS (SELECT 1 FROM article_versions WHERE created_by = ${userId} AND article_id = a.id)`
