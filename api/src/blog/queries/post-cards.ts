import { blogPageUri } from '@vitrine/contracts/blog/post-url'
import { minutesOf } from '@vitrine/contracts/blog/reading-time'
import type { PostCard, PostKind } from '@vitrine/contracts/blog/schemas'
import type { Executor } from '@vitrine/database/database'
import type { BlogCard as IndexCard } from '@vitrine/search/blog/blog.document'
import { sql, type RawBuilder } from 'kysely'
import { currentHitsWithTexts, type PublishedRow } from '../../search-hits/current-hits.ts'
import { isHidden, type TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'

interface CardRow {
  id: number
  kind: PostKind
  title: string
  description: string
  picture: string
  url: string
  author: string
  categoryId: number
  publishedOn: string
  words: number
}

/** The title of the topic's root; '' where it is hidden. */
export function topicOf(tree: TaxonomyTree, categoryId: number): string {
  const [root] = tree.ancestors(categoryId)
  return root && !isHidden(root) ? root.title : ''
}

/**
 * @param which what follows the condition that a post of the alias `p` is published: more conditions, order
 *   and limit
 */
export async function loadCards(
  executor: Executor,
  tree: TaxonomyTree,
  which: RawBuilder<unknown>,
): Promise<PostCard[]> {
  return await cardsOf(executor, tree, sql`p.status = 'PUBLISHED' ${which}`)
}

/**
 * The card that a post has whatever its status, whose day may not be known yet; undefined where it is unknown
 * or in the trash.
 */
export async function loadDraftCard(
  executor: Executor,
  tree: TaxonomyTree,
  id: number,
): Promise<(Omit<PostCard, 'publishedOn'> & { publishedOn: string | null }) | undefined> {
  const [card] = await cardsOf(executor, tree, sql`p.id = ${id} AND p.trashed_at IS NULL`)
  return card
}

async function cardsOf(
  executor: Executor,
  tree: TaxonomyTree,
  which: RawBuilder<unknown>,
): Promise<PostCard[]> {
  const { rows } = await sql<CardRow>`
    SELECT p.id, p.kind, p.title, p.description, p.picture, p.url, a.full_name AS author, p.category_id AS "categoryId", to_char(p.published_on, 'YYYY-MM-DD') AS "publishedOn", p.words
    FROM blog_articles p JOIN authors a ON a.id = p.author_id WHERE ${which}
  `.execute(executor)
  return rows.map(({ url, categoryId, words, ...card }) => ({
    ...card,
    pageURI: blogPageUri(url),
    topic: topicOf(tree, categoryId),
    minutes: minutesOf(words),
  }))
}

/** Hits of the index as cards: those that are published now, as they are now. */
export async function currentCards(
  executor: Executor,
  tree: TaxonomyTree,
  hits: readonly IndexCard[],
): Promise<PostCard[]> {
  return (await currentCardsWithTexts(executor, tree, hits, [])).cards
}

/** The same, and of some the words as they are published. */
export async function currentCardsWithTexts(
  executor: Executor,
  tree: TaxonomyTree,
  hits: readonly IndexCard[],
  withText: readonly number[],
): Promise<{ cards: PostCard[]; texts: ReadonlyMap<number, string> }> {
  const authors = await authorNames(
    executor,
    hits.map(({ authorId }) => authorId),
  )
  return await currentHitsWithTexts(hits, {
    published: (ids) => publishedRows(executor, ids, withText),
    card: ({ id, kind, title, description, picture, url, authorId, categoryId, publishedOn, minutes }) => ({
      id,
      kind,
      title,
      description,
      picture,
      publishedOn,
      minutes,
      pageURI: blogPageUri(url),
      author: authors.get(authorId)?.name ?? '',
      topic: topicOf(tree, categoryId),
    }),
    cards: async (ids) =>
      new Map(
        (await loadCards(executor, tree, sql`AND p.id = ANY(${[...ids]}::bigint[])`)).map((card) => [
          card.id,
          card,
        ]),
      ),
  })
}

export async function authorNames(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, { name: string; url: string }>> {
  const rows = await executor
    .selectFrom('authors')
    .select(['id', 'full_name', 'url'])
    .where(sql<boolean>`id = ANY(${[...new Set(ids)]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, full_name, url }) => [id, { name: full_name, url }]))
}

async function publishedRows(
  executor: Executor,
  ids: readonly number[],
  withText: readonly number[],
): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    SELECT id, revision, CASE WHEN id = ANY(${[...withText]}::bigint[]) THEN content END AS blocks
    FROM blog_articles WHERE status = 'PUBLISHED' AND id = ANY(${[...ids]}::bigint[])`.execute(executor)
  return rows
}
