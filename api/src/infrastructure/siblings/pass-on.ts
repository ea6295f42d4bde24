import type { ProcessMessage } from './news.ts'

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
