import { fillPath } from '@vitrine/contracts/client'
import { publishArticle } from '@vitrine/contracts/dictionary/endpoints'
import type { Database } from '@vitrine/database/database'
import * as articles from '@vitrine/domain/dictionary/write-article'
import { aCategory, anAuthor } from '../dictionary-records.ts'
import { aSession, anAccount } from '../account-records.ts'
import { startApiProcess } from './api-process.ts'
import { fetchPatiently } from './patient-client.ts'
import type { FaultHarness } from './fault-harness.ts'
import { assertCaughtUp } from './fault-scenarios.ts'
import { publishedRevisions } from './random-writes.ts'

/**
 * The api dies right after the commit of a command that staff have sent, before its response: nobody has told
 * a cache or a consumer of it, and all the same it is found.
 */
export async function dieAfterCommit(harness: FaultHarness, { times }: { times: number }): Promise<void> {
  const { database } = harness.db
  const staff = await anAccount(database, {
    email: 's@vitrine.example',
    roles: ['ROLE_FREE', 'ROLE_ADMIN'],
  })
  const cookie = await aSession(database, staff)
  const people = { authorId: await anAuthor(database), categoryId: await aCategory(database) }
  harness.start()
  for (let time = 0; time < times; time += 1) {
    const url = await aDraft(database, { ...people, url: `committed-${time}` })
    const api = await startApiProcess(harness.environment, { failpoint: 'api-after-commit' })
    const { method, path } = publishArticle
    const sent = fetchPatiently(`${api.url}${fillPath(path, { params: { url } })}`, {
      method,
      headers: { cookie, 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    })
    const response = await sent.catch(() => null)
    if (response) {
      await api.stop()
      throw new Error(
        `the command responded with ${response.status} where it was to die: ${await response.text()}`,
      )
    }
    await api.untilKilled()
  }
  await assertCaughtUp(harness)
  const { size } = await publishedRevisions(database)
  if (size !== times) throw new Error(`${times} articles were published, and ${size} are there`)
}

async function aDraft(
  database: Database,
  { authorId, categoryId, url }: { authorId: number; categoryId: number; url: string },
): Promise<string> {
  return await database.transaction().execute(async (transaction) => {
    const details = {
      title: `Committed, and never told ${url}`,
      url,
      description: 'A short description',
      thumbnail: '/media/x.webp',
      categoryId,
      showBreadcrumbs: true,
    }
    const article = await articles.insertArticle(transaction, details)
    if (!article) throw new Error(`the url ${url} is taken`)
    await articles.setArticleAuthors(transaction, article.id, [authorId])
    await articles.insertArticleVersion(transaction, {
      articleId: article.id,
      version: 1,
      blocks: [{ type: 'text', html: '<p>Written</p>' }],
      createdBy: null,
    })
    return url
  })
}
