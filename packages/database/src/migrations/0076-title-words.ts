import { sql, type Kysely } from 'kysely'

/**
 * The words of a vault item's title, which the filter of a vault looks up one by one. Postgres derives them
 * from `title_folded`: whatever writes a title writes them, too. Signs that `title_folded` keeps are no part
 * of a word.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE vault_items ADD COLUMN title_words tsvector NOT NULL GENERATED ALWAYS AS (
      array_to_tsvector(array_remove(string_to_array(translate(title_folded, E'\\n#%@*_\\\\$+<=>^\`|~', repeat(' ', 16)), ' '), ''))
    ) STORED;
    DROP INDEX vault_items_by_time;
    DROP INDEX vault_items_by_title;
    CREATE INDEX vault_items_by_time ON vault_items (user_id, created_at DESC, id DESC) INCLUDE (category_id, collection_id, title_folded, title_words) WHERE deleted_at IS NULL;
    CREATE INDEX vault_items_by_title ON vault_items (user_id, sort_key, id DESC) INCLUDE (category_id, collection_id, title_folded, title_words) WHERE deleted_at IS NULL;
  `.execute(database)
}
