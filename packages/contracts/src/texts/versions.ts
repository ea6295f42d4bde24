import { z } from 'zod'
import { saveContentInputSchema } from '../dictionary/schemas.ts'
import { shownBlocksSchema } from '../dictionary/shown-blocks.ts'
import { measuredText } from '../measured-text.ts'
import { listResponseSchema } from '../paging.ts'

export const autosaveInputSchema = saveContentInputSchema.extend({
  /** One opening of the editor: its autosaves take each other's place, and nobody else's. */
  opening: measuredText(40).min(1).max(40),
})

/** `url` is where the text is by now: whoever types may have it open at a former one. */
export const autosavedSchema = z.object({ keptAt: z.string(), url: z.string() })

export const textVersionKinds = [
  'found',
  'created',
  'autosaved',
  'saved',
  'published',
  'unpublished',
  'details-changed',
  'restored',
  'trashed',
  'untrashed',
] as const
export const textVersionKindSchema = z.enum(textVersionKinds)
export type TextVersionKind = z.infer<typeof textVersionKindSchema>

/** A text as it was at a moment, in the list of its versions. */
export const textVersionSchema = z.object({
  id: z.int(),
  kind: textVersionKindSchema,
  /** The number of the draft that it is, or that it was typed on. */
  draftVersion: z.int(),
  /** Null for an import, and for an account that is deleted. */
  madeBy: z.string().nullable(),
  madeAt: z.string(),
})
export type TextVersion = z.infer<typeof textVersionSchema>

export const textVersionsSchema = listResponseSchema(textVersionSchema)
export type TextVersions = z.infer<typeof textVersionsSchema>

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/**
 * With its words, and what stands beside them by name: title, URL and whatever else its kind has, with names
 * as they were then.
 */
export const wholeTextVersionSchema = textVersionSchema.extend({
  details: z.record(z.string(), z.union([value, z.array(value)])),
  blocks: shownBlocksSchema,
})
export type WholeTextVersion = z.infer<typeof wholeTextVersionSchema>
