import type { Database } from '@vitrine/database/database'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { PERSONAL_ROOTS } from '../http/path-prefixes.ts'
import type { SitemapPart } from './sitemap-part.ts'
import { articlesPage, articlesSitemap, browseSitemap, sitemapIndex } from './sitemap.ts'

const HOUR = 'public, max-age=3600'
const XML = 'application/xml; charset=utf-8'

/** What search engines ask for: robots.txt, the sitemap's index and its files. */
export function registerCrawlers(fastify: FastifyInstance, { database, publicUrl, sitemap }: { database: Database; publicUrl: string; sitemap: readonly SitemapPart[] }): void {
  const robots = ['User-agent: *', ...['api', ...PERSONAL_ROOTS].map((root) => `Disallow: /${root}/`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
  fastify.get('/robots.txt', async (_, reply) => await reply.type('text/plain; charset=utf-8').header('cache-control', HOUR).send(robots))
  fastify.get('/sitemap.xml', async (_, reply) => await reply.type(XML).header('cache-control', HOUR).send(await sitemapIndex(database, publicUrl)))
  fastify.get('/sitemaps/browse.xml', async (_, reply) => await reply.type(XML).header('cache-control', HOUR).send(Readable.from(browseSitemap(database, publicUrl, sitemap))))
  fastify.get<{ Params: { page: string } }>('/sitemaps/articles-:page(^\\d{1,6}).xml', async (request, reply) => {
    const place = await articlesPage(database, Number(request.params.page))
    if (!place) {
      reply.callNotFound()
      return reply
    }
    return await reply.type(XML).header('cache-control', HOUR).send(Readable.from(articlesSitemap(database, publicUrl, place.after)))
  })
}
