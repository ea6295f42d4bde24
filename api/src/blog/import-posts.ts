import { postsImported } from '@vitrine/contracts/blog/events'
import { postInputShape } from '@vitrine/contracts/blog/managed-schemas'
import { blogMessages as messages } from '@vitrine/contracts/blog/messages'
import { wordCount } from '@vitrine/contracts/blog/reading-time'
import { latestToday } from '@vitrine/contracts/calendar-day'
import { type ContentBlock, contentBlocksSchema } from '@vitrine/contracts/dictionary/content'
import { picturesOfBlocks } from '@vitrine/contracts/dictionary/content-parts'
import { articleStatuses } from '@vitrine/contracts/dictionary/schemas'
import type { FieldError } from '@vitrine/contracts/errors'
import { titleSortKey } from '@vitrine/contracts/title-order'
import type { Database, Executor } from '@vitrine/database/database'
import { z } from 'zod'
import type { CopyColumn, CopyKind } from '../imports/copy-kind.ts'
import { fileColumns } from '../imports/file-columns.ts'
import { categoriesToFileUnder, pictureErrors, placeErrors } from '../imports/filed-rows.ts'
import { cleanBlocksAtOnce } from '../rich-text/clean-blocks.ts'
import { textToBlocks } from '../rich-text/text-blocks.ts'

const { title, url, kind, description, picture, pictureAlt, mediaLink, publishedOn } = postInputShape

/** A CSV has texts alone, and '' for what is absent. */
const absentOr = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema)

/**
 * A row of a file of posts: the fields of the staff form, with the category and the author by their names,
 * and the content.
 */
const postRowSchema = z
  .object({
    url,
    title,
    kind: absentOr(kind),
    description,
    picture,
    pictureAlt: absentOr(pictureAlt),
    /** A top category's title or url. */
    category: z.string({ error: messages.categoryMissing }).trim().min(1, messages.categoryMissing),
    subcategory: absentOr(z.string().trim().optional()),
    /** A full name or a url. */
    author: z.string({ error: messages.authorMissing }).trim().min(1, messages.authorMissing),
    mediaLink: absentOr(mediaLink),
    publishedOn: absentOr(publishedOn),
    status: z.enum(articleStatuses),
    /** The editor's own blocks; instead of it, where there are none, a plain text. */
    content: absentOr(contentBlocksSchema.optional()),
    body: absentOr(z.string().max(500_000).optional()),
  })
  .refine((row) => row.kind === 'media' || row.mediaLink === null, {
    error: messages.mediaLinkOfArticle,
    path: ['mediaLink'],
  })
  .refine((row) => row.status === 'UNPUBLISHED' || row.publishedOn !== null, {
    error: messages.dayMissing,
    path: ['publishedOn'],
  })
  .refine(
    (row) =>
      row.status === 'UNPUBLISHED' || row.mediaLink !== null || row.content?.length || row.body?.trim(),
    { error: messages.contentMissing, path: ['content'] },
  )
type PostRow = z.output<typeof postRowSchema>

/** Authors by their names, as a file of posts says them: capitals and extra spaces make no difference. */
class AuthorNames {
  private readonly byName = new Map<string, number>()

  constructor(authors: readonly { id: number; full_name: string; url: string }[]) {
    for (const { id, url } of authors) this.byName.set(url, id)
    for (const { id, full_name } of authors) this.byName.set(folded(full_name), id)
  }

  find(nameOrUrl: string): number | undefined {
    return this.byName.get(folded(nameOrUrl))
  }
}

export interface PostCopyOptions {
  database: Database
  /** Hosts that pictures may come from. */
  imageHosts: readonly string[]
  now: () => Date
}

/** Posts as COPY brings them in. The url says which is which. */
export async function postCopy({ database, imageHosts, now }: PostCopyOptions): Promise<CopyKind<PostRow>> {
  const [categories, authors] = await Promise.all([
    categoriesToFileUnder(database, 'post'),
    loadAuthorNames(database),
  ])
  return {
    name: 'blog-articles',
    schema: postRowSchema,
    fileColumns: fileColumns(postRowSchema, {
      otherNames: {
        url: ['slug'],
        picture: ['image'],
        publishedOn: ['published', 'date', 'publication date'],
      },
      types: { publishedOn: 'date' },
    }),
    keyField: 'url',
    keyOf: ({ url }) => url,
    check: (row) => [
      ...placeErrors(row, categories, messages.categoryUnknown),
      ...authorErrors(row, authors),
      ...dayErrors(row, now()),
      ...pictureErrors(picturesOf(row), imageHosts, messages.pictureNotAllowed),
    ],
    table: 'blog_articles',
    key: [{ name: 'url', type: 'text', value: (row) => row.url }],
    columns: [
      { name: 'kind', type: 'text', value: (row) => row.kind },
      { name: 'title', type: 'text', value: (row) => row.title },
      { name: 'sort_key', type: 'text COLLATE "C"', value: (row) => titleSortKey(row.title) },
      { name: 'description', type: 'text', value: (row) => row.description },
      { name: 'picture', type: 'text', value: (row) => row.picture },
      { name: 'picture_alt', type: 'text', value: (row) => row.pictureAlt },
      { name: 'media_link', type: 'text', value: (row) => row.mediaLink },
      { name: 'category_id', type: 'bigint', value: (row) => categories.find(row)?.id ?? null },
      { name: 'author_id', type: 'bigint', value: (row) => authors.find(row.author) ?? null },
      { name: 'status', type: 'text', value: (row) => row.status },
      { name: 'published_on', type: 'date', value: (row) => row.publishedOn },
      ...contentColumns,
    ],
    capability: 'blog.manage',
    imported: postsImported,
    action: 'blog-articles.imported',
  }
}

/** What comes in is the first draft, and what readers see where it is published. */
const contentColumns: readonly CopyColumn<PostRow>[] = [
  { name: 'draft', type: 'jsonb', value: (row) => JSON.stringify(blocksOf(row)) },
  { name: 'content', type: 'jsonb', value: (row) => JSON.stringify(isPublished(row) ? blocksOf(row) : []) },
  { name: 'words', type: 'integer', value: (row) => (isPublished(row) ? wordCount(blocksOf(row)) : 0) },
  { name: 'draft_version', type: 'integer', value: () => 1 },
  { name: 'published_version', type: 'integer', value: (row) => (isPublished(row) ? 1 : 0) },
]

const isPublished = ({ status }: PostRow) => status === 'PUBLISHED'

/** Cleaned like whatever staff save. */
function blocksOf({ content, body = '' }: PostRow): ContentBlock[] {
  return content?.length ? cleanBlocksAtOnce(content) : textToBlocks(body)
}

function authorErrors({ author }: PostRow, authors: AuthorNames): FieldError[] {
  return authors.find(author) === undefined
    ? [{ field: 'author', errorCode: 'notFound', errorMessage: messages.authorUnknown }]
    : []
}

function dayErrors({ publishedOn }: PostRow, now: Date): FieldError[] {
  return publishedOn !== null && publishedOn > latestToday(now)
    ? [{ field: 'publishedOn', errorCode: 'invalid', errorMessage: messages.dayToCome }]
    : []
}

/** By the names of their fields. */
function picturesOf({ picture, content = [] }: PostRow): Record<string, string[]> {
  const inside = Object.entries(picturesOfBlocks(content)).map(
    ([field, src]) => [field.replace(/^blocks/, 'content'), [src]] as const,
  )
  return { picture: [picture], ...Object.fromEntries(inside) }
}

async function loadAuthorNames(executor: Executor): Promise<AuthorNames> {
  return new AuthorNames(
    await executor.selectFrom('authors').select(['id', 'full_name', 'url']).orderBy('id').execute(),
  )
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
