import { flatBlocks } from '@vitrine/contracts/dictionary/content-parts'
import { plainTextOf, readBlocks } from '@vitrine/contracts/dictionary/content'
import type { Database } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/texts/section'
import { sql, type RawBuilder } from 'kysely'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { namesOfTitle, runsOf, titleKeysOf, type EqualNames, type SubjectNames } from '../names.ts'

export interface Sources {
  database: Database
  tree: TaxonomyTree
  equals: EqualNames
}

/** An article that may be the subject of something. */
export interface NamedArticle {
  id: number
  names: SubjectNames
  /** The root of its category: what is filed elsewhere and has the same name is another subject. */
  rootId: number | undefined
}

/** With all that it says. */
export interface WholeArticle extends NamedArticle {
  texts: string[]
  sources: string[]
}

/** Among how many articles with the words of a name the name itself is looked for. */
const LOOKED_AT = 100

export function rootIdOf(tree: TaxonomyTree, categoryId: number): number | undefined {
  return tree.ancestors(categoryId)[0]?.id
}

/** Published articles whose titles, or synonyms of them, may be in the texts. */
export async function namedArticles(
  { database, tree, equals }: Sources,
  texts: readonly string[],
): Promise<NamedArticle[]> {
  const keys = titleKeysOf(runsOf(texts), equals)
  if (keys.length === 0) return []
  const { rows } = await sql<{ id: number; title: string; categoryId: number }>`
    SELECT id, title, category_id AS "categoryId" FROM articles
    WHERE section = ${SECTION} AND status = 'PUBLISHED' AND (
      regexp_replace(sort_key, ' *[(][^()]*[)]$', '') = ANY(${keys}::text[])
      OR sort_key LIKE '%)' AND substring(sort_key FROM '[(]([^()]*)[)]$') = ANY(${keys}::text[])
    )
    ORDER BY id`.execute(database)
  return rows.map(({ id, title, categoryId }) => ({
    id,
    names: namesOfTitle(title, equals),
    rootId: rootIdOf(tree, categoryId),
  }))
}

/** Published articles that have all words of a text. */
export async function articlesWithWords(
  sources: Sources,
  words: string,
  categoryIds?: readonly number[],
): Promise<WholeArticle[]> {
  return await wholeArticles(
    sources,
    sql`a.id IN (SELECT article_id FROM article_texts WHERE words @@ plainto_tsquery('simple', fold_words(${words})))
      ${categoryIds ? sql`AND a.category_id = ANY(${categoryIds}::bigint[])` : sql``} ORDER BY a.id LIMIT ${LOOKED_AT}`,
  )
}

export async function articleAt(sources: Sources, url: string): Promise<WholeArticle | undefined> {
  return (await wholeArticles(sources, sql`a.url = ${url}`))[0]
}

async function wholeArticles(
  { database, tree, equals }: Sources,
  which: RawBuilder<unknown>,
): Promise<WholeArticle[]> {
  const { rows } = await sql<{
    id: number
    title: string
    description: string
    categoryId: number
    blocks: unknown
  }>`
    SELECT a.id, a.title, a.description, a.category_id AS "categoryId", v.blocks
    FROM articles a JOIN article_versions v ON v.article_id = a.id AND v.version = a.published_version
    WHERE a.section = ${SECTION} AND a.status = 'PUBLISHED' AND ${which}`.execute(database)
  return rows.map(({ id, title, description, categoryId, blocks: stored }) => {
    const blocks = readBlocks(stored)
    return {
      id,
      names: namesOfTitle(title, equals),
      rootId: rootIdOf(tree, categoryId),
      texts: [title, description, plainTextOf(blocks)],
      sources: flatBlocks(blocks).flatMap((block) => (block.type === 'sources' ? block.items : [])),
    }
  })
}

/** For an index of words: any of the names, whatever stands around them. */
export function anyName({ own, synonyms }: SubjectNames): RawBuilder<unknown> {
  return sql`(${sql.join(
    [...own, ...synonyms].map((name) => sql`phraseto_tsquery('english', fold_words(${name}))`),
    sql` || `,
  )})`
}
