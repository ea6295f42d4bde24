import { VAULT_MEDIA_PATH } from '@vitrine/contracts/vault-media/media-path'
import type { Database } from '@vitrine/database/database'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { PERSONAL_ROOTS } from '../http/path-prefixes.ts'
import { atomFeed, type Feed } from './feed.ts'
import type { SitemapFiles, SitemapPart } from './sitemap-part.ts'
import { articlesPage, articlesSitemap, browseSitemap, numberedSitemap, sitemapIndex } from './sitemap.ts'

const HOUR = 'public, max-age=3600'
const ATOM = 'application/atom+xml; charset=utf-8'
const XML = 'application/xml; charset=utf-8'

export interface CrawlerPages {
  database: Database
  publicUrl: string
  sitemap: readonly SitemapPart[]
  sitemapFiles: readonly SitemapFiles[]
  feeds: readonly Feed[]
}

/**
 * What members share by a link, and its pictures: whoever shows a preview of the link may read them, and
 * finds in them that no search engine is to list them. The longest path counts (RFC 9309).
 */
const PREVIEWED = ['/app/collection/', '/app/vault/publicVaultItem', VAULT_MEDIA_PATH]

/** What search engines ask for, robots.txt, the sitemap's index and its files; and the feeds. */
export function registerCrawlers(
  fastify: FastifyInstance,
  { database, publicUrl, sitemap, sitemapFiles, feeds }: CrawlerPages,
): void {
  const robots = [
    'User-agent: *',
    ...PREVIEWED.map((path) => `Allow: ${path}`),
    ...['api', ...PERSONAL_ROOTS].map((root) => `Disallow: /${root}/`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  fastify.get(
    '/robots.txt',
    async (_, reply) =>
      await reply.type('text/plain; charset=utf-8').header('cache-control', HOUR).send(robots),
  )
  fastify.get(
    '/sitemap.xml',
    async (_, reply) =>
      await reply
        .type(XML)
        .header('cache-control', HOUR)
        .send(await sitemapIndex(database, publicUrl, sitemapFiles)),
  )
  fastify.get(
    '/sitemaps/browse.xml',
    async (_, reply) =>
      await reply
        .type(XML)
        .header('cache-control', HOUR)
        .send(Readable.from(browseSitemap(database, publicUrl, sitemap))),
  )
  fastify.get<{ Params: { page: string } }>(
    '/sitemaps/articles-:page(^\\d{1,6}).xml',
    async (request, reply) => {
      const place = await articlesPage(database, Number(request.params.page))
      if (!place) {
        reply.callNotFound()
        return reply
      }
      return await reply
        .type(XML)
        .header('cache-control', HOUR)
        .send(Readable.from(articlesSitemap(database, publicUrl, place.after)))
    },
  )
  for (const feed of feeds)
    fastify.get(
      feed.path,
      async (_, reply) =>
        await reply
          .type(ATOM)
          .header('cache-control', HOUR)
          .send(await atomFeed(database, publicUrl, feed)),
    )
  for (const files of sitemapFiles) {
    fastify.get<{ Params: { page: string } }>(
      `/sitemaps/${files.name}-:page(^\\d{1,6}).xml`,
      async (request, reply) => {
        const lines = await numberedSitemap(database, publicUrl, files, Number(request.params.page))
        if (!lines) {
          reply.callNotFound()
          return reply
        }
        return await reply.type(XML).header('cache-control', HOUR).send(Readable.from(lines))
      },
    )
  }
}
