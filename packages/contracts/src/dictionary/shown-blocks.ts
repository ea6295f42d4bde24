import { z } from 'zod'

const picture = {
  src: z.string(),
  alt: z.string(),
  caption: z.string().default(''),
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
}

/** A mark of the site, as a row of a table. */
export const shownMarkSchema = z.object({
  id: z.int(),
  title: z.string(),
  pageURI: z.string(),
  maker: z.string(),
  place: z.string(),
  period: z.string(),
  thumbnail: z.string(),
})
export type ShownMark = z.infer<typeof shownMarkSchema>

/** An article of the dictionary that another one names. */
export const shownEntrySchema = z.object({
  id: z.int(),
  title: z.string(),
  pageURI: z.string(),
  thumbnail: z.string(),
  description: z.string(),
})
export type ShownEntry = z.infer<typeof shownEntrySchema>

const heading = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3)]).default(2),
  text: z.string(),
})
const text = z.object({ type: z.literal('text'), html: z.string() })
const ofPicture = z.object({ type: z.literal('picture'), ...picture })
const quote = z.object({ type: z.literal('quote'), text: z.string(), source: z.string().default('') })
const facts = z.object({
  type: z.literal('facts'),
  title: z.string().default(''),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
})
const column = z.array(z.discriminatedUnion('type', [heading, text, ofPicture, quote, facts]))

export const shownBlockSchema = z.discriminatedUnion('type', [
  heading,
  text,
  ofPicture,
  quote,
  facts,
  z.object({ type: z.literal('gallery'), pictures: z.array(z.object(picture)) }),
  z.object({
    type: z.literal('table'),
    title: z.string().default(''),
    hasHeader: z.boolean().default(true),
    rows: z.array(z.array(z.string())),
  }),
  /** `marks` and `entries` stand there where a text is shown: those of the ids that are on the site now. */
  z.object({ type: z.literal('marks'), ids: z.array(z.int()), marks: z.array(shownMarkSchema).optional() }),
  z.object({
    type: z.literal('related'),
    ids: z.array(z.int()),
    entries: z.array(shownEntrySchema).optional(),
  }),
  z.object({ type: z.literal('video'), url: z.string(), title: z.string().default('') }),
  z.object({ type: z.literal('sources'), items: z.array(z.string()) }),
  z.object({ type: z.literal('columns'), columns: z.tuple([column, column]) }),
])
export type ShownBlock = z.infer<typeof shownBlockSchema>

/**
 * What is shown: the limits of writing do not count, so that an article that was kept under others is read
 * all the same.
 */
export const shownBlocksSchema = z.array(shownBlockSchema)
