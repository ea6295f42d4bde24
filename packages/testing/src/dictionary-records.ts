import { randomBytes } from 'node:crypto'
import { articleDeleted, articlePublished, articleUnpublished, authorUpdated } from '@vitrine/contracts/dictionary/events'
import { newEvent } from '@vitrine/contracts/event'
import { nodeUpdated } from '@vitrine/contracts/taxonomy/events'
import { letterOf, titleSortKey } from '@vitrine/contracts/text'
import type { Database, Transaction } from '@vitrine/database/database'
import { buryRecord } from '@vitrine/database/tombstones'
import { appendEvents } from '@vitrine/messaging/outbox'
import { sql } from 'kysely'

/** Writes as the commands make them, each in one transaction with its events. */

const run = randomBytes(4).toString('hex')
let sequence = 0

/** Different from every other, in other processes, too. */
const unique = () => `${run}-${(sequence += 1)}`

export async function anAuthor(database: Database, lastName = `Author ${unique()}`): Promise<number> {
  return await oneId(sql`INSERT INTO authors (url, first_name, last_name) VALUES (${`author-${unique()}`}, 'Ada', ${lastName}) RETURNING id`, database)
}

export async function aCategory(database: Database, { title = `Category ${unique()}`, url = `category-${unique()}`, parentId = null as number | null, mainImage = '' } = {}): Promise<number> {
  return await oneId(
    sql`
    WITH parent AS (SELECT ancestor_ids, depth, path FROM taxonomy_nodes WHERE id = ${parentId}::bigint), node AS (SELECT nextval(pg_get_serial_sequence('taxonomy_nodes', 'id')) AS id)
    INSERT INTO taxonomy_nodes (id, parent_id, ancestor_ids, depth, path, url, title, sort_key, main_image)
    OVERRIDING SYSTEM VALUE
    SELECT node.id, ${parentId}::bigint, coalesce((SELECT ancestor_ids FROM parent), '{}') || node.id, coalesce((SELECT depth + 1 FROM parent), 0),
      coalesce((SELECT path || '/' FROM parent), '') || ${url}, ${url}, ${title}, ${titleSortKey(title)}, ${mainImage}
    FROM node RETURNING id`,
    database,
  )
}

export interface NewArticle {
  authorId: number
  categoryId: number
  title?: string
}

export async function aPublishedArticle(database: Database, { authorId, categoryId, title = `Article ${unique()}` }: NewArticle): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    const id = await oneId(
      sql`
      INSERT INTO articles (url, title, sort_key, letter, description, thumbnail, category_id, status, published_version)
      VALUES (${`article-${unique()}`}, ${title}, ${titleSortKey(title)}, ${letterOf(title)}, 'A short description', '/media/x.webp', ${categoryId}, 'PUBLISHED', 1) RETURNING id`,
      transaction,
    )
    await sql`INSERT INTO article_authors (article_id, author_id, position) VALUES (${id}, ${authorId}, 0)`.execute(transaction)
    const blocks = JSON.stringify([{ type: 'text', html: `<p>All about ${title}</p>` }])
    await sql`INSERT INTO article_versions (article_id, version, blocks) VALUES (${id}, 1, ${blocks}::jsonb)`.execute(transaction)
    await appendEvents(transaction, [newEvent(articlePublished, { articleId: id, revision: 1 })])
    return id
  })
}

export async function setPublished(database: Database, id: number, published: boolean): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const revision = await bump(transaction, id, sql`status = ${published ? 'PUBLISHED' : 'UNPUBLISHED'}`)
    await appendEvents(transaction, [newEvent(published ? articlePublished : articleUnpublished, { articleId: id, revision })])
  })
}

export async function renameArticle(database: Database, id: number, title: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const revision = await bump(transaction, id, sql`title = ${title}`)
    await appendEvents(transaction, [newEvent(articlePublished, { articleId: id, revision })])
  })
}

export async function deleteArticle(database: Database, id: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const revision = await bump(transaction, id, sql`status = 'UNPUBLISHED'`)
    await sql`DELETE FROM articles WHERE id = ${id}`.execute(transaction)
    await buryRecord(transaction, 'dictionary-article', { id, revision })
    await appendEvents(transaction, [newEvent(articleDeleted, { articleId: id, revision })])
  })
}

export async function renameAuthor(database: Database, id: number, lastName: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`UPDATE authors SET last_name = ${lastName}, revision = revision + 1, updated_at = now() WHERE id = ${id}`.execute(transaction)
    await appendEvents(transaction, [newEvent(authorUpdated, { authorId: id, revision: 2 })])
  })
}

export async function renameCategory(database: Database, id: number, title: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`UPDATE taxonomy_nodes SET title = ${title}, revision = revision + 1, updated_at = now() WHERE id = ${id}`.execute(transaction)
    await appendEvents(transaction, [newEvent(nodeUpdated, { nodeId: id, revision: 2 })])
  })
}

async function bump(transaction: Transaction, id: number, change: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    UPDATE articles SET revision = revision + 1, revised_at = now(), updated_at = now(), ${change} WHERE id = ${id} RETURNING revision
  `.execute(transaction)
  return rows[0]?.revision ?? 0
}

async function oneId(query: ReturnType<typeof sql>, executor: Database | Transaction): Promise<number> {
  const { rows } = await sql<{ id: number }>`${query}`.execute(executor)
  const [row] = rows
  if (!row) throw new Error('the insert answered no id')
  return row.id
}
