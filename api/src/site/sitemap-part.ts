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
