import { letterOf } from '@vitrine/contracts/title-order'
import type { Database } from '@vitrine/database/database'
import { articleToDocument } from '@vitrine/search/dictionary/article-to-document'
import { dictionaryIndex } from '@vitrine/search/dictionary/dictionary.index'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { staffApi, type TestApi, type TestCall } from './test-api.ts'

/** A category and an author to put articles under, made through the api. */
export async function aCategoryAndAnAuthor(staff: TestCall, name = 'glass') {
  const category = await staff('POST', '/taxonomy/create', { body: { title: name, url: name } })
  const author = await staff('POST', '/api/v1/dictionary/admin/authors', {
    body: { firstName: 'Ada', lastName: name, url: `ada-${name}` },
  })
  return { categoryId: category.body.response.id as number, authorId: author.body.id as number }
}

/** An api with the calls of an account of staff, and where the articles of a test go. */
export async function dictionaryApi(): Promise<{
  api: TestApi
  staff: TestCall
  place: { categoryId: number; authorId: number }
}> {
  const { api, staff } = await staffApi()
  return { api, staff, place: await aCategoryAndAnAuthor(staff) }
}

let articles = 0

/** Valid details of an article; `overrides` make it the one that a test is about. */
export function articleDetails(
  place: { categoryId: number; authorId: number },
  overrides: Record<string, unknown> = {},
) {
  articles += 1
  return {
    title: `Vase number ${articles}`,
    url: `vase-${articles}`,
    thumbnail: '/media/categories/glass.webp',
    description: 'A vessel for flowers.',
    categoryId: place.categoryId,
    authorIds: [place.authorId],
    showBreadcrumbs: true,
    ...overrides,
  }
}

type Indexed = Parameters<typeof articleToDocument>[0]

/** A published article in the database and in the index. */
export async function anIndexedArticle(
  { database, engine }: { database: Database; engine: SearchEngine },
  place: { authorId: number; categoryId: number },
  { title, text, ...shown }: Pick<Indexed, 'title' | 'authors' | 'categories'> & { text?: string },
): Promise<number> {
  const id = await aPublishedArticle(database, { ...place, title, ...(text !== undefined && { text }) })
  const { url } = await database
    .selectFrom('articles')
    .select('url')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const document = articleToDocument({
    id,
    url,
    title,
    revision: 1,
    letter: letterOf(title),
    description: '',
    thumbnail: '/media/x.webp',
    createdAt: new Date(id),
    blocks: text === undefined ? null : [{ type: 'text', html: `<p>${text}</p>` }],
    ...shown,
  })
  await engine.apply(dictionaryIndex, { upserts: [document], removals: [] })
  return id
}
