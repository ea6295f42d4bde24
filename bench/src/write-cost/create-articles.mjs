// Bundled together with the api's own sources, decorators and all, which Node alone does not run.
import 'reflect-metadata'
import { Generations } from '@vitrine/api/caches/generations'
import { CommandFrame } from '@vitrine/api/commands/command-frame'
import { ArticleDetails } from '@vitrine/api/dictionary/article-details'
import { ArticleRepository } from '@vitrine/api/dictionary/article.repository'
import { CreateArticle } from '@vitrine/api/dictionary/commands/create-article/create-article.command'
import { CreateArticleHandler } from '@vitrine/api/dictionary/commands/create-article/create-article.handler'
import { PictureCheck } from '@vitrine/api/pictures/picture-check'
import { loadConfig } from '@vitrine/platform/config'
import { createLogger } from '@vitrine/platform/logging'

/** The api's command, on a database. */
export function createArticles(database) {
  const articles = new ArticleRepository()
  const frame = new CommandFrame(
    database,
    {},
    new Generations(database, createLogger({ level: 'warn', name: 'bench' })),
  )
  const handler = new CreateArticleHandler(
    frame,
    articles,
    new ArticleDetails(articles, new PictureCheck(loadConfig({}), database, { faultOf: async () => null })),
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
