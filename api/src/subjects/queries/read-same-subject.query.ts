import {
  sameSubjectLimits as limits,
  type SameSubject,
  type SubjectKind,
  type SubjectLink,
} from '@vitrine/contracts/subjects/schemas'
import { joinNames } from '@vitrine/contracts/text'
import { AppError } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { loadCards as loadPosts } from '../../blog/queries/post-cards.ts'
import { listArticleCards } from '../../dictionary/queries/article-cards.ts'
import { loadCards as loadBooks } from '../../library/queries/book-cards.ts'
import { loadCards as loadMarks } from '../../marks/queries/mark-cards.ts'
import { articlesOfBook, booksOfArticle } from './books-of-subjects.ts'
import { articlesOfMark, marksOfArticle } from './marks-of-subjects.ts'
import { articlesOfPost, postsOfArticle } from './posts-of-subjects.ts'
import { articleAt, type Sources } from './subject-articles.ts'

/** The ids of each kind, best first. */
interface Found {
  articleId?: number
  articles?: readonly number[]
  marks?: readonly number[]
  books?: readonly number[]
  posts?: readonly number[]
}

/**
 * What is about the subject of a record. The subject is always an article's: its title and the synonyms of
 * it, in the other record's names or text.
 *
 * @throws AppError NOT_FOUND where the record is unknown or not published
 */
export async function readSameSubject(
  sources: Sources,
  { kind, key }: { kind: SubjectKind; key: string },
): Promise<SameSubject> {
  const found = await find[kind](sources, key)
  if (!found) throw new AppError('NOT_FOUND')
  const [articles, marks, books, posts] = await Promise.all([
    articleLinks(sources, (found.articles ?? []).slice(0, limits.articles)),
    markLinks(sources, (found.marks ?? []).slice(0, limits.marks)),
    bookLinks(sources, (found.books ?? []).slice(0, limits.books)),
    postLinks(sources, (found.posts ?? []).slice(0, limits.posts)),
  ])
  return { articleId: found.articleId ?? null, articles, marks, books, posts }
}

const find: Record<SubjectKind, (sources: Sources, key: string) => Promise<Found | undefined>> = {
  async article(sources, url) {
    const article = await articleAt(sources, url)
    if (!article) return undefined
    const [marks, books, posts] = await Promise.all([
      marksOfArticle(sources, article),
      booksOfArticle(sources, article),
      postsOfArticle(sources, article),
    ])
    return { articleId: article.id, marks, books, posts }
  },
  async mark(sources, key) {
    const articles = await articlesOfMark(sources, idOf(key))
    return articles && { articles }
  },
  async book(sources, key) {
    const articles = await articlesOfBook(sources, idOf(key))
    return articles && { articles }
  },
  async post(sources, url) {
    const found = await articlesOfPost(sources, url)
    if (!found) return undefined
    const subjects = found.articles.slice(0, limits.articles)
    const posts = await Promise.all(subjects.map(async (article) => await postsOfArticle(sources, article)))
    return {
      articles: subjects.map(({ id }) => id),
      posts: [...new Set(posts.flat())].filter((id) => id !== found.id),
    }
  },
}

/** 0, which no record has, where it is no id. */
const idOf = (key: string) => (/^[1-9]\d{0,14}$/.test(key) ? Number(key) : 0)

const these = (ids: readonly number[]) => sql`id = ANY(${ids}::bigint[])`

function inOrder(ids: readonly number[], links: readonly SubjectLink[]): SubjectLink[] {
  return ids.flatMap((id) => links.find((link) => link.id === id) ?? [])
}

async function articleLinks({ database }: Sources, ids: readonly number[]): Promise<SubjectLink[]> {
  const page = { total: ids.length, offset: 0, limit: ids.length }
  const { items } = await listArticleCards(database, {
    where: sql`a.id = ANY(${ids}::bigint[])`,
    orderBy: sql`a.id`,
    ...page,
  })
  return inOrder(
    ids,
    items.map(({ id, title, pageURI, thumbnail }) => ({ id, title, pageURI, picture: thumbnail, note: '' })),
  )
}

async function markLinks({ database, tree }: Sources, ids: readonly number[]): Promise<SubjectLink[]> {
  if (ids.length === 0) return []
  const cards = await loadMarks(database, tree, sql`WHERE ${these(ids)}`)
  return inOrder(
    ids,
    cards.map(({ id, title, pageURI, thumbnail, place, period }) => ({
      id,
      title,
      pageURI,
      picture: thumbnail,
      note: [place, period].filter(Boolean).join(', '),
    })),
  )
}

async function bookLinks({ database, tree }: Sources, ids: readonly number[]): Promise<SubjectLink[]> {
  if (ids.length === 0) return []
  const cards = await loadBooks(database, tree, sql`WHERE ${these(ids)}`)
  return inOrder(
    ids,
    cards.map(({ id, title, pageURI, thumbnail, authors, year }) => ({
      id,
      title,
      pageURI,
      picture: thumbnail,
      note: `${joinNames(authors)}, ${year}`,
    })),
  )
}

async function postLinks({ database, tree }: Sources, ids: readonly number[]): Promise<SubjectLink[]> {
  if (ids.length === 0) return []
  const cards = await loadPosts(database, tree, sql`AND p.id = ANY(${ids}::bigint[])`)
  return inOrder(
    ids,
    cards.map(({ id, title, pageURI, picture }) => ({ id, title, pageURI, picture, note: '' })),
  )
}
