import { blogMessages as messages } from '@vitrine/contracts/blog/messages'
import { postInputShape } from '@vitrine/contracts/blog/managed-schemas'
import { contentBlocksSchema } from '@vitrine/contracts/dictionary/content'
import { articleStatuses } from '@vitrine/contracts/dictionary/schemas'
import { z } from 'zod'

const { title, url, kind, description, picture, pictureAlt, mediaLink, publishedOn } = postInputShape

/** A CSV has texts alone, and '' for what is absent. */
const absentOr = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema)

/**
 * A row of a file of posts: the fields of the staff form, with the category and the author by their names,
 * and the content.
 */
export const postRowSchema = z
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
export type PostRow = z.output<typeof postRowSchema>
