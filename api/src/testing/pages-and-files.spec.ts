import { endpoints } from '@vitrine/contracts/areas'
import { openDatabase } from '@vitrine/database/database'
import { systemClock } from '@vitrine/platform/clock'
import { loadConfig } from '@vitrine/platform/config'
import { createLogger } from '@vitrine/platform/logging'
import Fastify from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogFeed } from '../blog/blog.feed.ts'
import { Generations } from '../cached-areas/generations.ts'
import { registerConsole } from '../console/register-console.ts'
import { registerBullBoard } from '../operations/bull-board/bull-board.ts'
import { ObservedQueues } from '../operations/observed-queues.ts'
import { soldItemFiles } from '../price-guide/price-guide.sitemap.ts'
import { registerBuiltSite } from '../site/register-site.ts'
import { unlistedRoutes } from './matrix-coverage.ts'
import { pagesAndFiles } from './pages-and-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-built-'))
const { database, close } = openDatabase({
  url: 'postgres://nobody@localhost:1/none',
  pool: 'calls',
  applicationName: 'test',
})
const fastify = Fastify()
const routes: { method: string; url: string }[] = []

/**
 * Site and console stand on folders of ours: what is registered must not depend on what somebody has built
 * here.
 */
beforeAll(async () => {
  for (const part of ['assets', 'images']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const config = loadConfig({ NODE_ENV: 'test', VITRINE_DATA_DIR: folder })
  const logger = createLogger({ level: 'silent', name: 'test' })
  fastify.addHook('onRoute', ({ method, url }) =>
    [method].flat().forEach((each) => routes.push({ method: each, url })),
  )
  await registerBuiltSite(
    fastify,
    {
      buildId: 'test',
      clientFolder: folder,
      renderSite: () => Promise.reject(new Error('no page is asked for')),
    },
    {
      config,
      database,
      logger,
      sitemap: [],
      sitemapFiles: [soldItemFiles],
      feeds: [blogFeed],
      shownPages: [],
      generations: new Generations(database, logger),
      clock: systemClock,
      actorOf: () => Promise.resolve(null),
    },
  )
  await registerConsole(fastify, { config, folder, actorOf: () => Promise.resolve(null) })
  registerBullBoard(fastify, {
    actorOf: () => Promise.resolve(null),
    queues: new ObservedQueues(config, logger),
  })
  await fastify.ready()
})
afterAll(async () => {
  await fastify.close()
  await close()
  rmSync(folder, { recursive: true })
})

test('every route of site and console is a page or a file of the list', () => {
  expect(unlistedRoutes(routes, endpoints)).toEqual([])
})

test('every page and file of the list is a route', () => {
  expect(
    pagesAndFiles.filter((listed) => !routes.some(({ method, url }) => `${method} ${url}` === listed)),
  ).toEqual([])
})
