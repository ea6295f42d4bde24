import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { pictureUrlSchema } from '../picture-url.ts'
import { lineSchema } from '../written-text.ts'
import { dictionaryMessages as messages, dictionaryWritingLimits as limits } from './messages.ts'
import { videoOf } from './video.ts'

const words = (max: number) => measuredText(max).trim().max(max)
const ids = (max: number) => z.array(z.int().positive()).min(1).max(max)

export const headingBlockSchema = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3)]).default(2),
  text: words(limits.headingMax).min(1),
})

export const textBlockSchema = z.object({
  type: z.literal('text'),
  html: measuredText(limits.blockTextMax).min(1).max(limits.blockTextMax),
})

/** What of a picture must stay in sight where it is cut, in percent from its left and from its top. */
export const focusSchema = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })

const pictureShape = {
  src: pictureUrlSchema({ missing: messages.pictureMissing, invalid: messages.pictureNotAllowed }),
  alt: measuredText(limits.altMax).max(limits.altMax),
  caption: measuredText(limits.captionMax).max(limits.captionMax).default(''),
  focus: focusSchema.optional(),
}

export const pictureBlockSchema = z.object({ type: z.literal('picture'), ...pictureShape })

export const galleryBlockSchema = z.object({
  type: z.literal('gallery'),
  pictures: z.array(z.object(pictureShape)).min(1).max(limits.galleryMax),
})

export const quoteBlockSchema = z.object({
  type: z.literal('quote'),
  text: words(limits.quoteMax).min(1),
  /** Who said it, and where; empty where nobody is named. */
  source: words(limits.quoteSourceMax).default(''),
})

/** What is known of a thing at a glance: 'Place: Sèvres'. */
export const factsBlockSchema = z.object({
  type: z.literal('facts'),
  title: words(limits.blockTitleMax).default(''),
  facts: z
    .array(z.object({ name: words(limits.factNameMax).min(1), value: words(limits.factValueMax).min(1) }))
    .min(1)
    .max(limits.factsMax),
})

/** Cells hold strong, em, a and br; as many in each row. */
export const tableBlockSchema = z.object({
  type: z.literal('table'),
  title: words(limits.blockTitleMax).default(''),
  /** Whether the first row names the columns. */
  hasHeader: z.boolean().default(true),
  rows: z
    .array(
      z
        .array(
          measuredText(limits.tableCellMax, { tooLong: messages.cellTooLong }).max(
            limits.tableCellMax,
            messages.cellTooLong,
          ),
        )
        .min(1)
        .max(limits.tableColumnsMax),
    )
    .min(1)
    .max(limits.tableRowsMax)
    .refine((rows) => rows.every((row) => row.length === rows[0]?.length), messages.tableUneven),
})

/**
 * Marks of the site's own collection, as a table. What they are called and look like is read when the text is
 * shown.
 */
export const marksBlockSchema = z.object({ type: z.literal('marks'), ids: ids(limits.marksMax) })

/** Other articles of the dictionary. */
export const relatedBlockSchema = z.object({ type: z.literal('related'), ids: ids(limits.relatedMax) })

export const videoBlockSchema = z.object({
  type: z.literal('video'),
  url: measuredText(500, { tooLong: messages.videoNotAllowed })
    .trim()
    .refine((url) => videoOf(url) !== null, messages.videoNotAllowed),
  title: words(limits.blockTitleMax).default(''),
})

const sourceSchema = lineSchema(limits.sourceMax, {
  tooLong: messages.sourceTooLong,
  oneLine: messages.sourceOneLine,
}).min(1)

/** What a text relies on: a book, a catalog, a standard. One line each, in the order in which they are shown. */
export const sourcesBlockSchema = z.object({
  type: z.literal('sources'),
  items: z.array(sourceSchema).min(1).max(limits.sourcesMax, messages.sourcesTooMany),
})

const column = z
  .array(
    z.discriminatedUnion('type', [
      headingBlockSchema,
      textBlockSchema,
      pictureBlockSchema,
      quoteBlockSchema,
      factsBlockSchema,
    ]),
  )
  .max(limits.columnBlocksMax)

/** Two texts beside each other; on a narrow screen the first stands above the second. */
export const columnsBlockSchema = z.object({ type: z.literal('columns'), columns: z.tuple([column, column]) })
