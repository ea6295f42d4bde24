import { SECTION } from '@vitrine/domain/texts/section'
import { isTemplate } from '@vitrine/domain/texts/templates'
import { sql, type RawBuilder } from 'kysely'

/** What every list of the manager leaves out of the rows `a`. */
export const ofDictionary: RawBuilder<boolean> = sql`a.section = ${SECTION} AND NOT ${isTemplate('a')} AND a.trashed_at IS NULL`

/**
 * Ids of articles that the manager's lists leave out, of which there are few: the condition of the index
 * `articles_not_listed`.
 */
export const notListed: RawBuilder<unknown> = sql`SELECT id FROM articles WHERE section <> ${sql.lit(SECTION)} OR ${isTemplate()} OR trashed_at IS NOT NULL`
