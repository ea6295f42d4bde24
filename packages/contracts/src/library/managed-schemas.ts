import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { optionalPictureUrlSchema } from '../picture-url.ts'
import { lineSchema, longTextSchema } from '../written-text.ts'
import { languageName } from './languages.ts'
import { bookMessages as messages, bookLimits as limits, libraryLimits } from './messages.ts'
import { isPageNumber } from './chapters.ts'

function line(max: number, missing: string, tooLong: string) {
  return lineSchema(max, { missing, tooLong, oneLine: messages.oneLine })
}

const writtenChapter = z.object({
  title: measuredText(limits.chapterTitleMax, { tooLong: messages.chapterTitleTooLong }).default(''),
  page: measuredText(20, { tooLong: messages.pageInvalid }).default(''),
})

const chapterSchema = z.object({
  title: line(limits.chapterTitleMax, messages.chapterTitleMissing, messages.chapterTitleTooLong),
  /** Empty where it is not known. */
  page: measuredText(20, { tooLong: messages.pageInvalid })
    .trim()
    .refine((page) => page === '' || isPageNumber(page), messages.pageInvalid),
})

/** Names are written as lines: an empty one is none. */
const authorsSchema = z
  .array(measuredText(limits.authorMax, { tooLong: messages.authorTooLong }), {
    error: messages.authorsMissing,
  })
  .max(2 * limits.authorsMax, messages.authorsTooMany)
  .transform((names) => names.filter((name) => name.trim() !== ''))
  .pipe(
    z
      .array(line(limits.authorMax, messages.authorsMissing, messages.authorTooLong))
      .min(1, messages.authorsMissing)
      .max(limits.authorsMax, messages.authorsTooMany),
  )

/** Entries are written as lines: an empty one is none. */
const contentsSchema = z
  .array(writtenChapter)
  .max(2 * limits.chaptersMax, messages.chaptersTooMany)
  .transform((chapters) => chapters.filter(({ title, page }) => title.trim() !== '' || page.trim() !== ''))
  .pipe(z.array(chapterSchema).max(limits.chaptersMax, messages.chaptersTooMany))
  .default([])

/** What staff write of a book. That its year is not to come is asked where the time is known. */
export const bookInputSchema = z.object({
  title: line(limits.titleMax, messages.titleMissing, messages.titleTooLong),
  authors: authorsSchema,
  year: z.int({ error: messages.yearInvalid }).min(libraryLimits.firstYear, messages.yearInvalid),
  categoryId: z.int({ error: messages.categoryMissing }).positive(messages.categoryMissing),
  /** A code of ISO 639; empty where it is not known. */
  language: measuredText(3, { tooLong: messages.languageUnknown })
    .trim()
    .refine((code) => code === '' || languageName(code) !== '', messages.languageUnknown)
    .default(''),
  publisher: lineSchema(limits.publisherMax, {
    tooLong: messages.publisherTooLong,
    oneLine: messages.oneLine,
  }).default(''),
  description: longTextSchema(limits.descriptionMax, messages.descriptionTooLong).default(''),
  contents: contentsSchema,
  cover: optionalPictureUrlSchema(messages.coverNotAllowed),
  source: line(limits.sourceMax, messages.sourceMissing, messages.sourceTooLong),
  /** The source's own id of the book; null where it has none. */
  externalId: line(limits.externalIdMax, messages.externalIdTooLong, messages.externalIdTooLong)
    .nullable()
    .default(null),
})
export type BookInput = z.output<typeof bookInputSchema>

export const managedBookSchema = z.object({
  id: z.int(),
  title: z.string(),
  authors: z.array(z.string()),
  year: z.int(),
  categoryId: z.int(),
  category: z.string(),
  language: z.string(),
  publisher: z.string(),
  description: z.string(),
  contents: z.array(z.object({ title: z.string(), page: z.string() })),
  cover: z.string(),
  source: z.string(),
  externalId: z.string().nullable(),
  /** Its page on the site. */
  pageURI: z.string(),
  /** Sent back as If-Match. */
  revision: z.int(),
})
export type ManagedBook = z.infer<typeof managedBookSchema>
