import type { Database } from '@vitrine/database/database'
import { xmlText } from './xml.ts'

export interface FeedEntry {
  /** Its page. */
  path: string
  /** Stays when the page moves: the kind and the id. */
  key: string
  title: string
  summary: string
  author: string
  /** 2026-01-31 */
  publishedOn: string
  updatedAt: Date
}

/** What readers of feeds can follow. */
export interface Feed {
  path: string
  title: string
  /** The page that it tells of. */
  pagePath: string
  /** The newest first. */
  entries: (database: Database) => Promise<readonly FeedEntry[]>
}

/**
 * A feed in Atom (RFC 4287). Its entries are known by tag URIs (RFC 4151), which hold when a page gets
 * another URL.
 */
export async function atomFeed(
  database: Database,
  publicUrl: string,
  { path, title, pagePath, entries }: Feed,
): Promise<string> {
  const all = await entries(database)
  const newest = all.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), new Date(0))
  const { hostname } = new URL(publicUrl)
  const entryLines = all.map(
    (entry) => `<entry>
<id>${xmlText(`tag:${hostname},${entry.publishedOn}:${entry.key}`)}</id>
<title>${xmlText(entry.title)}</title>
<link href="${xmlText(publicUrl + entry.path)}"/>
<published>${entry.publishedOn}T00:00:00Z</published>
<updated>${entry.updatedAt.toISOString()}</updated>
<author><name>${xmlText(entry.author)}</name></author>
<summary>${xmlText(entry.summary)}</summary>
</entry>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${xmlText(publicUrl + path)}</id>
<title>${xmlText(title)}</title>
<link rel="self" type="application/atom+xml" href="${xmlText(publicUrl + path)}"/>
<link href="${xmlText(publicUrl + pagePath)}"/>
<updated>${newest.toISOString()}</updated>
${entryLines.join('')}</feed>
`
}
