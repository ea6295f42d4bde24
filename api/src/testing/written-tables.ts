import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'

export interface WrittenTables {
  /**
   * The tables that rows were written to since the last time this was asked, whether or not the rows are
   * different now.
   */
  take(): Promise<string[]>
}

/**
 * Notes each row that is written in a test's database, by triggers on every table: whatever a call touches is
 * seen, and looking costs the same however full the tables are.
 */
export async function watchWrites(database: Database): Promise<WrittenTables> {
  await sql`CREATE UNLOGGED TABLE public.noted_writes (name text NOT NULL)`.execute(database)
  await sql`
    CREATE FUNCTION public.note_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO public.noted_writes VALUES (TG_TABLE_NAME);
      RETURN NULL;
    END $$`.execute(database)
  const tables = await sql<{
    name: string
  }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('noted_writes', 'rate_limits')`.execute(
    database,
  )
  for (const { name } of tables.rows) {
    await sql`CREATE TRIGGER note_rows AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(name)} FOR EACH ROW EXECUTE FUNCTION public.note_write()`.execute(
      database,
    )
    await sql`CREATE TRIGGER note_truncation AFTER TRUNCATE ON ${sql.table(name)} FOR EACH STATEMENT EXECUTE FUNCTION public.note_write()`.execute(
      database,
    )
  }
  return {
    async take() {
      const { rows } = await sql<{
        name: string
      }>`WITH noted AS (DELETE FROM public.noted_writes RETURNING name) SELECT DISTINCT name FROM noted ORDER BY name`.execute(
        database,
      )
      return rows.map(({ name }) => name)
    },
  }
}
