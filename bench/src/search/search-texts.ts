import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'

/** What readers type: one or two words of a title, the same for the same data. */
export async function searchTexts(database: Database, count: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    SELECT title FROM articles WHERE status = 'PUBLISHED' ORDER BY md5(id::text) LIMIT ${count * 2}`.execute(
    database,
  )
  const texts = rows.map(({ title }, index) =>
    wordsOf(title)
      .slice(0, index % 2 === 0 ? 1 : 2)
      .join(' '),
  )
  return [...new Set(texts.filter((text) => text.length >= 3))].slice(0, count)
}

function wordsOf(title: string): string[] {
  return title.match(/[\p{L}\p{N}]{3,}/gu) ?? []
}
