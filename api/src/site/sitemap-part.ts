import type { Database } from '@vitrine/database/database'

export interface SitemapPage {
  path: string
  changed?: Date
}

/** The pages of one part of the sitemap, in the order in which they stand there. */
export type SitemapPart = (database: Database) => AsyncIterable<SitemapPage>
