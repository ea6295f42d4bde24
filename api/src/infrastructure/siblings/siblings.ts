import { z } from 'zod'

/**
 * Longest wait for the others. Whoever has not heard of a change by then reads it from the database, as
 * processes on other machines do.
 */
const KNOWN_WITHIN = 250

/** The other processes of this api, on the same machine. */
export interface Siblings {
  /** Resolves when the others know, or after 250 ms. Never fails. */
  tell(news: CacheNews): Promise<void>
  onNews(listener: (news: CacheNews) => void): void
}

/** Of a process that is alone. */
export const noSiblings: Siblings = { tell: async () => undefined, onNews: () => undefined }

/** The channel to the lead, of a process that has one. */
interface Channel {
  send(message: ProcessMessage): void
  onMessage(listener: (message: unknown) => void): void
}

export function siblingsThrough(channel: Channel): Siblings {
  const waiting = new Map<number, { known: number; to: number | null; settle: () => void }>()
  const listeners: ((news: CacheNews) => void)[] = []
  let last = 0
  const note = (number: number, change: { known?: number; to?: number }) => {
    const entry = waiting.get(number)
    if (!entry) return
    entry.known += change.known ?? 0
    entry.to = change.to ?? entry.to
    if (entry.to !== null && entry.known >= entry.to) entry.settle()
  }
  channel.onMessage((received) => {
    const message = asProcessMessage(received)
    if (message?.kind === 'cache-news-passed-on') note(message.number, { to: message.to })
    if (message?.kind === 'cache-news-known') note(message.number, { known: 1 })
    if (message?.kind !== 'cache-news') return
    for (const listener of listeners) listener(message.news)
    channel.send({ kind: 'cache-news-known', number: message.number, from: message.from })
  })
  return {
    tell: (news) =>
      new Promise((resolve) => {
        const number = (last += 1)
        const settle = () => {
          clearTimeout(timer)
          waiting.delete(number)
          resolve()
        }
        const timer = setTimeout(settle, KNOWN_WITHIN)
        waiting.set(number, { known: 0, to: null, settle })
        channel.send({ kind: 'cache-news', number, from: 0, news })
      }),
    onNews: (listener) => void listeners.push(listener),
  }
}

/** For a process that `lead.ts` has started. */
export function siblingsThroughLead(): Siblings {
  return siblingsThrough({
    // The lead may have gone: this process ends then, and the others with it.
    send: (message) => void process.send?.(message, undefined, undefined, () => undefined),
    onMessage: (listener) => void process.on('message', listener),
  })
}

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

/** A process of the api as its lead reaches it. */
export interface Led {
  id: number
  send(message: ProcessMessage): void
}

/** What the lead does with a message that one of its processes sent. */
export function passOn(message: ProcessMessage, from: number, all: readonly Led[]): void {
  if (message.kind === 'cache-news') {
    const others = all.filter(({ id }) => id !== from)
    for (const other of others) other.send({ ...message, from })
    all
      .find(({ id }) => id === from)
      ?.send({ kind: 'cache-news-passed-on', number: message.number, to: others.length })
  }
  if (message.kind === 'cache-news-known') all.find(({ id }) => id === message.from)?.send(message)
}
