import { sql, type RawBuilder } from 'kysely'

/**
 * Whether the row of `articles` is a template, the default one or one of a kind: what no list, search, count, import or
 * sitemap has. `row` is the name that the statement gives to the table.
 */
export const isTemplate = (row = 'articles'): RawBuilder<boolean> => sql<boolean>`(${sql.ref(`${row}.is_default_template`)} OR ${sql.ref(`${row}.template_name`)} IS NOT NULL)`
