import { titleSortKey } from '@vitrine/contracts/title-order'
import type { Executor } from '@vitrine/database/database'

export interface BookOptions {
  categoryId: number
  title: string
  authors?: string[]
  year?: number
  language?: string
  publisher?: string
  description?: string
  contents?: { title: string; page: string }[]
  cover?: string
}

/** Returns its id. */
export async function aBook(
  database: Executor,
  {
    categoryId,
    title,
    authors = ['Somebody'],
    year = 1900,
    language = 'en',
    publisher = '',
    description = '',
    contents = [],
    cover = '',
  }: BookOptions,
): Promise<number> {
  const { id } = await database
    .insertInto('books')
    .values({
      category_id: categoryId,
      title,
      sort_key: titleSortKey(title),
      author_names: authors,
      year,
      language,
      publisher,
      description,
      contents: JSON.stringify(contents),
      cover,
      source: 'A library',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
