import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import {
  dictionaryMessages as messages,
  dictionaryWritingLimits as limits,
} from '@vitrine/contracts/dictionary/messages'
import {
  articleDescriptionSchema,
  articleStatuses,
  articleUrlSchema,
  importedTitleSchema,
  thumbnailAltSchema,
  thumbnailSchema,
} from '@vitrine/contracts/dictionary/schemas'
import { isAllowedThumbnail, type ThumbnailRules } from '@vitrine/contracts/dictionary/thumbnail'
import { taxonomyLimits, taxonomyMessages } from '@vitrine/contracts/taxonomy/schemas'
import { z } from 'zod'

/** An author is told by the full name alone. */
const authorNameSchema = z
  .string()
  .transform((name) => name.normalize('NFC').replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, messages.authorsMissing)
      .refine((name) => {
        const { firstName, lastName } = authorNameParts(name)
        return firstName.length <= limits.authorNameMax && lastName.length <= limits.authorNameMax
      }, `An author’s first and last name have at most ${limits.authorNameMax} characters each.`),
  )

/**
 * One line of an article file. Details follow the staff form's own schemas. What is absent or null says
 * nothing: a new article gets the default, and `--update` leaves what is there.
 */
export const articleRowSchema = z.object({
  url: articleUrlSchema,
  title: importedTitleSchema,
  category: z.string({ error: messages.categoryMissing }).trim().min(1, messages.categoryMissing),
  subcategory: z.string().trim().max(taxonomyLimits.titleMax, taxonomyMessages.titleTooLong).nullish(),
  authors: z
    .array(authorNameSchema, { error: messages.authorsMissing })
    .min(1, messages.authorsMissing)
    .max(limits.authorsMax, messages.authorsTooMany)
    .transform((names) => [...new Set(names)]),
  status: z.enum(articleStatuses, { error: 'The status is PUBLISHED or UNPUBLISHED.' }),
  description: articleDescriptionSchema.nullish(),
  body: z.string().nullish(),
  thumbnail: thumbnailSchema.nullish(),
  thumbnailAlt: thumbnailAltSchema.nullish(),
  showBreadcrumbs: z.boolean().nullish(),
})
export type ArticleRow = z.infer<typeof articleRowSchema>

/** The schema with what only this site knows: where its pictures may come from. */
export function articleRowSchemaFor(thumbnails: ThumbnailRules) {
  const allowed = (thumbnail: string) => isAllowedThumbnail(thumbnail, thumbnails)
  return articleRowSchema.extend({
    thumbnail: thumbnailSchema.refine(allowed, messages.thumbnailNotAllowed).nullish(),
  })
}

/** A row whose names are resolved: ids of category and authors, the body as blocks. */
export interface PlacedArticle {
  row: ArticleRow
  categoryId: number
  /** The row's own, else its category's; '' where there is none. */
  thumbnail: string
  authorIds: readonly number[]
  /** Undefined where the row has no body. */
  blocks: readonly ContentBlock[] | undefined
}

/**
 * A full name as the two that an author has: the last word is the last name, so that together they read as
 * before.
 */
export function authorNameParts(fullName: string): { firstName: string; lastName: string } {
  const space = fullName.lastIndexOf(' ')
  return space < 0
    ? { firstName: '', lastName: fullName }
    : { firstName: fullName.slice(0, space), lastName: fullName.slice(space + 1) }
}
