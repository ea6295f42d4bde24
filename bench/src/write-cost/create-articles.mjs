// Bundled together with the api's own sources, decorators and all, which Node alone does not run.
import 'reflect-metadata'
import { Generations } from '@vitrine/api/cached-areas/generations'
import { CommandFrame } from '@vitrine/api/commands/command-frame'
import { ArticleDetails } from '@vitrine/api/dictionary/article-details'
import { CreateArticle, CreateArticleHandler } from '@vitrine/api/dictionary/create-article.command'
import { PictureCheck } from '@vitrine/api/pictures/picture-check'
import { systemClock } from '@vitrine/platform/clock'
import { loadConfig } from '@vitrine/platform/config'
import { createLogger } from '@vitrine/platform/logging'

/** The api's command, on a database. */
export function createArticles(database) {
  const frame = new CommandFrame(
    database,
    {},
    new Generations(database, createLogger({ level: 'warn', name: 'bench' })),
    systemClock,
  )
  const handler = new CreateArticleHandler(
    frame,
    new ArticleDetails(new PictureCheck(loadConfig({}), database, { faultOf: async () => null })),
    systemClock,
  )
  const actor = { userId: 1, roles: ['ROLE_ADMIN'], subscriptionStatus: 'Inactive' }
  return ({ authorId, categoryId, url }) =>
    handler.execute(
      new CreateArticle(actor, {
        title: `Article ${url}`,
        url,
        thumbnail: '/media/placeholder.webp',
        description: 'A short description.',
        categoryId,
        authorIds: [authorId],
        showBreadcrumbs: true,
      }),
    )
}
