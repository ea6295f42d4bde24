import { asProcessMessage, type CacheNews, type ProcessMessage } from './news.ts'

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
