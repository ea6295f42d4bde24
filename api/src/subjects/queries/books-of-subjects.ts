import { titleSortKey } from '@vitrine/contracts/title-order'
import { sql } from 'kysely'
import { foldName, NamedText, worksIn } from '../names.ts'
import {
  anyName,
  articlesWithWords,
  namedArticles,
  rootIdOf,
  type Sources,
  type WholeArticle,
} from './subject-articles.ts'

interface BookRow {
  id: number
  title: string
  authors: string[]
  categoryId: number
  chapters: string[]
}

const LOOKED_AT = 200

const columns = sql`
  id, title, author_names AS authors, category_id AS "categoryId",
  ARRAY(SELECT chapter ->> 'title' FROM jsonb_array_elements(contents) chapter) AS chapters`

/**
 * The ids of the books about an article's subject: those that the article cites, then those that have its
 * name in their title, then in the title of a chapter.
 */
export async function booksOfArticle(
  { database, tree }: Sources,
  { names, rootId, sources: cited }: WholeArticle,
): Promise<number[]> {
  const near = rootId === undefined ? [] : tree.idsBelow(rootId)
  const works = cited.flatMap(worksIn).map(titleSortKey)
  const hasName =
    names.own.length === 0
      ? sql`false`
      : sql`category_id = ANY(${near}::bigint[]) AND subject_words(title, contents) @@ ${anyName(names)}`
  const { rows } = await sql<BookRow>`
    SELECT ${columns} FROM books WHERE sort_key = ANY(${works}::text[]) OR (${hasName})
    ORDER BY id LIMIT ${LOOKED_AT}`.execute(database)
  const placeOf = (book: BookRow) => {
    if (cited.some((source) => cites(source, book))) return 0
    return rootIdOf(tree, book.categoryId) === rootId ? placeOfName(book, names) : -1
  }
  return rows
    .map((book) => ({ id: book.id, place: placeOf(book) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place || one.id - other.id)
    .map(({ id }) => id)
}

/** The ids of the articles about a book's subject, by the same rules; undefined where there is no such book. */
export async function articlesOfBook(sources: Sources, id: number): Promise<number[] | undefined> {
  const {
    rows: [book],
  } = await sql<BookRow>`SELECT ${columns} FROM books WHERE id = ${id}`.execute(sources.database)
  if (!book) return undefined
  const rootId = rootIdOf(sources.tree, book.categoryId)
  const named = (await namedArticles(sources, [book.title, ...book.chapters]))
    .filter((article) => article.rootId === rootId)
    .map((article) => ({ id: article.id, place: placeOfName(book, article.names) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place || one.id - other.id)
  const citing = (await articlesWithWords(sources, book.title)).filter((article) =>
    article.sources.some((source) => cites(source, book)),
  )
  return [...new Set([...citing, ...named].map((article) => article.id))]
}

/** By its whole title and the last name of an author: other works have the same title. */
function cites(source: string, { title, authors }: BookRow): boolean {
  const key = titleSortKey(title)
  const words = ` ${foldName(source)} `
  return (
    worksIn(source).some((work) => titleSortKey(work) === key) &&
    authors.some((author) => words.includes(` ${foldName(author).split(' ').at(-1) ?? ''} `))
  )
}

/** 1 in the title, 2 in a chapter's, -1 in none. */
function placeOfName(book: BookRow, names: WholeArticle['names']): number {
  if (new NamedText([book.title]).find(names).count > 0) return 1
  return new NamedText(book.chapters).find(names).count > 0 ? 2 : -1
}
