import { plainTextOf, readBlocks } from '@vitrine/contracts/dictionary/content'
import { sql } from 'kysely'
import { NamedText, type SubjectNames } from '../names.ts'
import { anyName, namedArticles, rootIdOf, type NamedArticle, type Sources } from './subject-articles.ts'

interface PostRow {
  id: number
  title: string
  description: string
  categoryId: number
  content: unknown
}

const LOOKED_AT = 100

const columns = sql`id, title, description, category_id AS "categoryId", content`

/** The ids of the published posts about an article's subject, those that name it most often first. */
export async function postsOfArticle(
  { database, tree }: Sources,
  { names, rootId }: NamedArticle,
): Promise<number[]> {
  if (rootId === undefined || names.own.length === 0) return []
  const { rows } = await sql<PostRow>`
    SELECT ${columns} FROM blog_articles
    WHERE status = 'PUBLISHED' AND category_id = ANY(${tree.idsBelow(rootId)}::bigint[])
      AND subject_words(title || ' ' || description, content) @@ ${anyName(names)}
    ORDER BY id DESC LIMIT ${LOOKED_AT}`.execute(database)
  return mostNamed(rows.map((post) => ({ id: post.id, count: timesNamed(textsOf(post), names) })))
}

/**
 * The articles about a published post's subject, by the same rules, and its id; undefined where there is no
 * such post.
 */
export async function articlesOfPost(
  sources: Sources,
  url: string,
): Promise<{ id: number; articles: NamedArticle[] } | undefined> {
  const {
    rows: [post],
  } =
    await sql<PostRow>`SELECT ${columns} FROM blog_articles WHERE url = ${url} AND status = 'PUBLISHED'`.execute(
      sources.database,
    )
  if (!post) return undefined
  const texts = textsOf(post)
  const rootId = rootIdOf(sources.tree, post.categoryId)
  const named = (await namedArticles(sources, [texts.head, texts.body].flat())).filter(
    (article) => article.rootId === rootId,
  )
  const ids = mostNamed(named.map(({ id, names }) => ({ id, count: timesNamed(texts, names) })))
  return { id: post.id, articles: ids.flatMap((id) => named.find((article) => article.id === id) ?? []) }
}

interface PostTexts {
  head: string[]
  body: string[]
}

function textsOf({ title, description, content }: PostRow): PostTexts {
  return { head: [title, description], body: [plainTextOf(readBlocks(content))] }
}

/**
 * How often a post names its subject; 0 where it only touches on it: a name of one word says little that
 * is in its text once.
 */
function timesNamed({ head, body }: PostTexts, names: SubjectNames): number {
  const inHead = new NamedText(head).find(names)
  const inBody = new NamedText(body).find(names)
  const isSubject = inHead.count > 0 || inBody.count > 1 || inBody.words > 1
  return isSubject ? inHead.count + inBody.count : 0
}

function mostNamed(found: readonly { id: number; count: number }[]): number[] {
  return found
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || other.id - one.id)
    .map(({ id }) => id)
}
