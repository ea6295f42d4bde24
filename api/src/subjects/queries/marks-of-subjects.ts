import { sql } from 'kysely'
import type { TaxonomyTree } from '../../taxonomy/taxonomy-tree.ts'
import { NamedText, runsOf, withoutCopies, type SubjectNames } from '../names.ts'
import {
  anyName,
  articlesWithWords,
  namedArticles,
  rootIdOf,
  type NamedArticle,
  type Sources,
  type WholeArticle,
} from './subject-articles.ts'

interface MarkRow {
  id: number
  title: string
  maker: string
  kind: string
  categoryId: number
}

/** Among how many marks with the words of a name, and of makers that a text names, is looked. */
const LOOKED_AT = 200

const columns = sql`id, title, maker, kind, category_id AS "categoryId"`

/**
 * The ids of the marks about an article's subject: those that have its name in their title, maker, kind of
 * object or category, in this order. Then those whose maker the article names, unless another article has
 * their own name.
 */
export async function marksOfArticle(
  sources: Sources,
  { names, rootId, texts }: WholeArticle,
): Promise<number[]> {
  if (rootId === undefined) return []
  const near = sources.tree.idsBelow(rootId)
  const named = await marksWithName(sources, names, near)
  const ofMakers = await marksOfMakers(sources, texts, near)
  const known = new Set(named)
  const subjects = await namedArticles(
    sources,
    ofMakers.flatMap((mark) => textsOf(sources.tree, mark)),
  )
  const others = ofMakers.filter(
    (mark) =>
      !known.has(mark.id) && subjects.every((article) => placeOfName(sources.tree, mark, article) < 0),
  )
  return [...named, ...others.map(({ id }) => id)]
}

async function marksWithName(
  { database, tree }: Sources,
  names: SubjectNames,
  near: readonly number[],
): Promise<number[]> {
  if (names.own.length === 0) return []
  const categories = near.filter((id) => new NamedText([tree.find(id)?.title ?? '']).find(names).count > 0)
  const hasName = sql`subject_words(title || ' ' || maker || ' ' || kind, '[]') @@ ${anyName(names)}`
  const { rows } = await sql<MarkRow>`
    SELECT ${columns} FROM marks
    WHERE category_id = ANY(${near}::bigint[]) AND (${hasName} OR category_id = ANY(${categories}::bigint[]))
    ORDER BY (${hasName}) DESC, id LIMIT ${LOOKED_AT}`.execute(database)
  return rows
    .map((mark) => ({ id: mark.id, place: placeIn(textsOf(tree, mark), names) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place || one.id - other.id)
    .map(({ id }) => id)
}

async function marksOfMakers(
  { database }: Sources,
  texts: readonly string[],
  near: readonly number[],
): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    SELECT ${columns} FROM marks
    WHERE maker <> '' AND maker = ANY(${[...runsOf(texts.map(withoutCopies))]}::text[]) AND category_id = ANY(${near}::bigint[])
    ORDER BY id LIMIT ${LOOKED_AT}`.execute(database)
  return rows
}

/** The ids of the articles about a mark's subject, by the same rules; undefined where there is no such mark. */
export async function articlesOfMark(sources: Sources, id: number): Promise<number[] | undefined> {
  const {
    rows: [mark],
  } = await sql<MarkRow>`SELECT ${columns} FROM marks WHERE id = ${id}`.execute(sources.database)
  if (!mark) return undefined
  const named = (await namedArticles(sources, textsOf(sources.tree, mark)))
    .map((article) => ({ id: article.id, place: placeOfName(sources.tree, mark, article) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place || one.id - other.id)
  if (named.length > 0 || mark.maker === '') return named.map((article) => article.id)
  const rootId = rootIdOf(sources.tree, mark.categoryId)
  const near = rootId === undefined ? [] : sources.tree.idsBelow(rootId)
  const naming = await articlesWithWords(sources, mark.maker, near)
  return naming
    .filter(({ texts }) => runsOf(texts.map(withoutCopies)).has(mark.maker))
    .map((article) => article.id)
}

const textsOf = (tree: TaxonomyTree, { title, maker, kind, categoryId }: MarkRow): string[] => [
  title,
  maker,
  kind,
  tree.find(categoryId)?.title ?? '',
]

/** In which of the texts the name is; -1 where it is in none, or means something else. */
function placeOfName(tree: TaxonomyTree, mark: MarkRow, { names, rootId }: NamedArticle): number {
  return rootId === rootIdOf(tree, mark.categoryId) ? placeIn(textsOf(tree, mark), names) : -1
}

function placeIn(texts: readonly string[], names: SubjectNames): number {
  return texts.findIndex((text) => new NamedText([text]).find(names).count > 0)
}
