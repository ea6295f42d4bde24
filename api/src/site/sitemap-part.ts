import type { Database } from '@vitrine/database/database'

export interface SitemapPage {
  path: string
  changed?: Date
}

/** The pages of one part of the sitemap, in the order in which they stand there. */
export type SitemapPart = (database: Database) => AsyncIterable<SitemapPage>

/** What an area has so much of that it fills files of its own: `/sitemaps/{name}-{number}.xml`, numbered from 1. */
export interface SitemapFiles {
  name: string
  /** The numbers of the files that hold a page. */
  numbers: (database: Database) => Promise<readonly number[]>
  /** The pages of one file, 50,000 at most, in bundles: no more than one of them is held in memory. */
  pages: (database: Database, number: number) => AsyncIterable<readonly SitemapPage[]>
}

const PORTION = 5_000

/** The pages of a table whose URLs are made of id and title, read in portions so that few rows are in memory. */
export async function* titledPages(
  database: Database,
  table: 'books' | 'marks',
  pageUri: (id: number, title: string) => string,
): AsyncGenerator<SitemapPage> {
  let after = 0
  for (;;) {
    const rows = await database
      .selectFrom(table)
      .select(['id', 'title', 'updated_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PORTION)
      .execute()
    for (const { id, title, updated_at } of rows) yield { path: pageUri(id, title), changed: updated_at }
    after = rows.at(-1)?.id ?? after
    if (rows.length < PORTION) return
  }
}
