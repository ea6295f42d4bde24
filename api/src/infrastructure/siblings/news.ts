import { z } from 'zod'

const changesSchema = z.object({
  advanced: z.array(z.object({ area: z.string(), generation: z.int(), recordsFrom: z.int() })),
  changes: z.array(z.object({ area: z.string(), records: z.array(z.string()).optional() })),
})

/** What a process of the api has just invalidated, and the generations that this has come to. */
export type CacheNews = z.infer<typeof changesSchema>

/** What the processes of an api and their lead send each other. Numbers are the sender's own. */
const messageSchema = z.discriminatedUnion('kind', [
  /** From one process to the others; `from` is set by the lead. */
  z.object({ kind: z.literal('cache-news'), number: z.int(), from: z.int().default(0), news: changesSchema }),
  /** From the lead to who sent the news: how many others have got it. */
  z.object({ kind: z.literal('cache-news-passed-on'), number: z.int(), to: z.int() }),
  /** From one of the others: what it keeps is made anew from now on. */
  z.object({ kind: z.literal('cache-news-known'), number: z.int(), from: z.int() }),
])

export type ProcessMessage = z.infer<typeof messageSchema>

/** Null for a message of somebody else: the metrics use the same channel. */
export function asProcessMessage(message: unknown): ProcessMessage | null {
  return messageSchema.safeParse(message).data ?? null
}
