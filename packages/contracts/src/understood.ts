import { z } from 'zod'

/** Synonyms that the best entry has instead of words of the text. */
const shownFor = z.array(z.string()).optional()

/**
 * How a text was read: as typed; as nothing that stands there, only close to something (`used`); or without
 * some of its words, which the best entry does not have.
 */
export const understoodSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exact'), shownFor }),
  z.object({ kind: z.literal('guessed'), used: z.string() }),
  z.object({
    kind: z.literal('partial'),
    leftOut: z.array(z.string()),
    used: z.string().optional(),
    shownFor,
  }),
])
export type Understood = z.infer<typeof understoodSchema>
