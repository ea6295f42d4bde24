import { sql, type Kysely } from 'kysely'

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE auctions
      -- Who a file is from, and its own id of the auction; null where staff wrote it.
      ADD COLUMN source text,
      ADD COLUMN external_id text COLLATE "C",
      -- The same as in auction_categories, which holds them to the taxonomy: an import compares rows with columns alone.
      ADD COLUMN category_ids bigint[] NOT NULL DEFAULT '{}',
      ADD CONSTRAINT auctions_external_id_key UNIQUE (source, external_id);
    UPDATE auctions SET category_ids = coalesce((SELECT array_agg(c.category_id ORDER BY c.category_id) FROM auction_categories c WHERE c.auction_id = auctions.id), '{}');
  `.execute(database)
}
