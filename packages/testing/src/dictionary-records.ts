import { randomBytes } from 'node:crypto'
import {
  articleDeleted,
  articlePublished,
  articleUnpublished,
  authorUpdated,
} from '@vitrine/contracts/dictionary/events'
import { newEvent } from '@vitrine/contracts/event'
import { nodeUpdated } from '@vitrine/contracts/taxonomy/events'
import type { Database, Transaction } from '@vitrine/database/database'
import { leaveTombstone } from '@vitrine/database/tombstones'
import * as articles from '@vitrine/domain/dictionary/write-article'
import * as authors from '@vitrine/domain/dictionary/write-author'
import * as nodes from '@vitrine/domain/taxonomy/write-node'
import { updateText } from '@vitrine/domain/texts/text-rows'
import { appendEvents } from '@vitrine/messaging/outbox'
import { Transaction as OpenTransaction } from 'kysely'

/** Writes as the commands make them, by the same SQL, each in one transaction with its events. */

const run = randomBytes(4).toString('hex')
let sequence = 0

/** Different from every other, in other processes, too. */
const unique = () => `${run}-${(sequence += 1)}`

export async function anAuthor(database: Database, lastName = `Author ${unique()}`): Promise<number> {
  const input = {
    firstName: 'Ada',
    lastName,
    url: `author-${unique()}`,
    about: '',
    credentials: '',
    photo: null,
    website: null,
  }
  return await inTransaction(
    database,
    async (transaction) => (await authors.insertAuthor(transaction, input)).id,
  )
}

export async function aCategory(
  database: Database,
  {
    title = `Category ${unique()}`,
    url = `category-${unique()}`,
    parentId = null as number | null,
    mainImage = '',
  } = {},
): Promise<number> {
  return await inTransaction(database, async (transaction) => {
    const parent =
      parentId === null
        ? null
        : await transaction
            .selectFrom('taxonomy_nodes')
            .select(['ancestor_ids', 'depth', 'path'])
            .where('id', '=', parentId)
            .executeTakeFirstOrThrow()
    const place = parent
      ? { parentId, ancestorIds: parent.ancestor_ids, depth: parent.depth + 1, path: `${parent.path}/${url}` }
      : { parentId, ancestorIds: [], depth: 0, path: url }
    return (await nodes.insertNode(transaction, { title, url, description: '', image: '', mainImage }, place))
      .id
  })
}

export interface NewArticle {
  authorId: number
  categoryId: number
  title?: string
  /** The words of its one paragraph. */
  text?: string
}

export async function aPublishedArticle(
  database: Database,
  { authorId, categoryId, title = `Article ${unique()}`, text = `All about ${title}` }: NewArticle,
): Promise<number> {
  return await inTransaction(database, async (transaction) => {
    const details = {
      title,
      url: `article-${unique()}`,
      description: 'A short description',
      thumbnail: '/media/x.webp',
      categoryId,
      showBreadcrumbs: true,
    }
    const article = await articles.insertArticle(transaction, details, { isPublished: true })
    if (!article) throw new Error(`the url ${details.url} is taken`)
    await articles.setArticleAuthors(transaction, article.id, [authorId])
    await articles.insertArticleVersion(transaction, {
      articleId: article.id,
      version: 1,
      blocks: [{ type: 'text', html: `<p>${text}</p>` }],
      createdBy: null,
    })
    await appendEvents(transaction, [
      newEvent(articlePublished, { articleId: article.id, revision: article.revision }),
    ])
    return article.id
  })
}

export async function setPublished(database: Database, id: number, published: boolean): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const revision = await updateText(
      transaction,
      { kind: 'dictionary-article', id },
      published ? { status: 'PUBLISHED', published_version: 1 } : { status: 'UNPUBLISHED' },
    )
    await appendEvents(transaction, [
      newEvent(published ? articlePublished : articleUnpublished, { articleId: id, revision }),
    ])
  })
}

export async function renameArticle(database: Database, id: number, title: string): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const revision = await articles.retitleArticle(transaction, id, title)
    await appendEvents(transaction, [newEvent(articlePublished, { articleId: id, revision })])
  })
}

export async function deleteArticle(database: Database, id: number): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const text = { kind: 'dictionary-article', id } as const
    const revision = (await updateText(transaction, text, { status: 'UNPUBLISHED' })) + 1
    await transaction.deleteFrom('articles').where('id', '=', id).execute()
    await leaveTombstone(transaction, text.kind, { id, revision })
    await appendEvents(transaction, [newEvent(articleDeleted, { articleId: id, revision })])
  })
}

export async function renameAuthor(database: Database, id: number, lastName: string): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const revision = await authors.renameAuthor(transaction, id, lastName)
    await appendEvents(transaction, [newEvent(authorUpdated, { authorId: id, revision })])
  })
}

export async function renameCategory(database: Database, id: number, title: string): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const revision = await nodes.retitleNode(transaction, id, title)
    await appendEvents(transaction, [newEvent(nodeUpdated, { nodeId: id, revision })])
  })
}

/** A test may give a transaction of its own. */
async function inTransaction<Result>(
  database: Database,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database instanceof OpenTransaction ? await run(database) : await database.transaction().execute(run)
}
