import { z } from 'zod'
import {
  articleDescriptionSchema,
  articleStatusSchema,
  articleTitleSchema,
  articleUrlSchema,
} from '../dictionary/schemas.ts'
import { measuredText } from '../measured-text.ts'
import { pictureUrlSchema } from '../picture-url.ts'
import { isCalendarDay } from '../calendar-day.ts'
import { longTextSchema } from '../written-text.ts'
import { blogMessages as messages, blogWritingLimits as limits } from './messages.ts'
import { isMediaLink } from './media-hosts.ts'
import { postKindSchema } from './schemas.ts'

const FIRST_DAY = `${limits.firstYear}-01-01`

/**
 * What staff write of a post beside its content. That its day is not to come is asked where the time is
 * known.
 */
export const postInputShape = {
  title: articleTitleSchema,
  url: articleUrlSchema,
  kind: postKindSchema.default('article'),
  description: articleDescriptionSchema.trim().min(1, messages.descriptionMissing),
  picture: pictureUrlSchema({ missing: messages.pictureMissing, invalid: messages.pictureNotAllowed }),
  pictureAlt: longTextSchema(limits.pictureAltMax, messages.pictureAltTooLong).default(''),
  categoryId: z.int({ error: messages.categoryMissing }).positive(messages.categoryMissing),
  authorId: z.int({ error: messages.authorMissing }).positive(messages.authorMissing),
  mediaLink: measuredText(2000, { tooLong: messages.mediaLinkNotAllowed })
    .trim()
    .refine(isMediaLink, messages.mediaLinkNotAllowed)
    .nullable()
    .default(null),
  /** The day that the post shows; null for the day on which it is first published. */
  publishedOn: measuredText(10, { tooLong: messages.dayInvalid })
    .refine(isCalendarDay, { error: messages.dayInvalid, abort: true })
    .refine((day) => day >= FIRST_DAY, messages.dayTooOld)
    .nullable()
    .default(null),
} as const

export const postInputSchema = z
  .object(postInputShape)
  .refine(({ kind, mediaLink }) => kind === 'media' || mediaLink === null, {
    error: messages.mediaLinkOfArticle,
    path: ['mediaLink'],
  })
export type PostInput = z.output<typeof postInputSchema>

export const createPostInputSchema = postInputSchema.safeExtend({
  /** The template that it begins with; null or absent begins empty. */
  templateId: z.int().positive().nullable().optional(),
})

export const managedPostSchema = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  kind: postKindSchema,
  description: z.string(),
  picture: z.string(),
  pictureAlt: z.string(),
  categoryId: z.int(),
  category: z.string(),
  authorId: z.int(),
  author: z.string(),
  mediaLink: z.string().nullable(),
  publishedOn: z.string().nullable(),
  status: articleStatusSchema,
  draftVersion: z.int(),
  publishedVersion: z.int(),
  lastEdited: z.string(),
  /** Its page on the site. */
  pageURI: z.string(),
  /** Sent back as If-Match. */
  revision: z.int(),
})
export type ManagedPost = z.infer<typeof managedPostSchema>
