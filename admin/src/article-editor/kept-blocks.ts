import { shownBlocksSchema } from '@vitrine/contracts/dictionary/shown-blocks'
import { z } from 'zod'

/**
 * What was written in the editor and not saved yet, as this device keeps it: a picture without a URL yet is
 * kept, too.
 */
const keptBlocksSchema = z.object({
  /** Of the article that it was written on. */
  revision: z.int(),
  blocks: shownBlocksSchema,
})

export type KeptBlocks = z.infer<typeof keptBlocksSchema>

/** Null for what is no article's content. */
export function keptBlocksIn(typed: Record<string, unknown>): KeptBlocks | null {
  return keptBlocksSchema.safeParse(typed).data ?? null
}
