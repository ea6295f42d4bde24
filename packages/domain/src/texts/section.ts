import { sql, type RawBuilder } from 'kysely'

/** The part of `articles`, `article_redirects` and `article_counts` that is the dictionary. */
export const SECTION = 'dictionary'

/**
 * The same as a literal of a statement: as a parameter it would hide from the planner that a partial index
 * covers the rows.
 */
export const sectionLiteral: RawBuilder<string> = sql.lit(SECTION)
