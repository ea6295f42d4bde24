import { z } from 'zod'
import { lenientParameter } from '../measured-text.ts'
import { textParameter } from '../parameters.ts'

/** What a text may link to or show of this site, beside pages of the web. */
export const recordKinds = ['article', 'post', 'mark', 'book', 'category', 'author', 'page'] as const
export const recordKindSchema = z.enum(recordKinds)
export type RecordKind = z.infer<typeof recordKindSchema>

export const recordKindNames: Readonly<Record<RecordKind, string>> = {
  article: 'Dictionary entry',
  post: 'Blog post',
  mark: 'Mark',
  book: 'Book',
  category: 'Category',
  author: 'Author',
  page: 'Page',
}

/** So many of one kind are offered. */
export const RECORDS_FOUND = 8
const QUERY_MAX = 100
/** As many as a block names at most. */
const IDS_MAX = 50

/** `kind` '' is every kind; `ids`, as `3,1`, asks for certain records of one kind instead of a text. */
export const findRecordsQuerySchema = z.object({
  query: textParameter(QUERY_MAX),
  kind: lenientParameter(20, (value) => recordKinds.find((kind) => kind === value) ?? ''),
  ids: lenientParameter(1000, (value) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map(Number)
          .filter((id) => Number.isSafeInteger(id) && id > 0)
          .slice(0, IDS_MAX)
      : [],
  ),
})

export const recordSchema = z.object({
  kind: recordKindSchema,
  id: z.int(),
  title: z.string(),
  /** Its page on the site. */
  path: z.string(),
  picture: z.string(),
  /** What tells it from others of its title. */
  note: z.string(),
})
export type SiteRecord = z.infer<typeof recordSchema>

export const recordsSchema = z.object({ items: z.array(recordSchema) })
