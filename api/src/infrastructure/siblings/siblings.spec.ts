import { describe, expect, it, vi } from 'vitest'
import {
  type CacheNews,
  type ProcessMessage,
  passOn,
  type Led,
  siblingsThrough,
  type Siblings,
} from './siblings.ts'

const news: CacheNews = {
  advanced: [{ area: 'dictionary', generation: 7, recordsFrom: 2 }],
  changes: [{ area: 'dictionary', records: ['article-1'] }],
}

interface Process extends Led {
  siblings: Siblings
  heard: CacheNews[]
}

/** Processes under one lead, whose messages travel as they do between real ones: as JSON, and later. */
function processes(count: number, { deaf = [] }: { deaf?: readonly number[] } = {}): Process[] {
  const all: Process[] = []
  for (let id = 1; id <= count; id += 1) {
    const listeners: ((message: unknown) => void)[] = []
    const send = (message: ProcessMessage) =>
      setImmediate(() => {
        const received: unknown = JSON.parse(JSON.stringify(message))
        if (!deaf.includes(id)) for (const listener of listeners) listener(received)
      })
    const siblings = siblingsThrough({
      send: (message) =>
        void setImmediate(() => passOn(JSON.parse(JSON.stringify(message)) as ProcessMessage, id, all)),
      onMessage: (listener) => void listeners.push(listener),
    })
    const heard: CacheNews[] = []
    siblings.onNews((told) => heard.push(told))
    all.push({ id, send: (message) => void send(message), siblings, heard })
  }
  return all
}

describe('the processes of one api', () => {
  it('know of a change once it was told, and who told it hears nothing', async () => {
    const [first, second, third] = processes(3)
    await first?.siblings.tell(news)
    expect([first?.heard, second?.heard, third?.heard]).toEqual([[], [news], [news]])
  })

  it('tell changes that come at once apart', async () => {
    const [first, second] = processes(2)
    await Promise.all([first?.siblings.tell(news), first?.siblings.tell(news), second?.siblings.tell(news)])
    expect([first?.heard.length, second?.heard.length]).toEqual([1, 2])
  })

  it('do not wait for one that is not there', async () => {
    const [only] = processes(1)
    await expect(only?.siblings.tell(news)).resolves.toBeUndefined()
  })

  it('do not wait longer than 250 ms for one that does not respond', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const [first, second] = processes(2, { deaf: [2] })
    const told = first?.siblings.tell(news)
    let isTold = false
    void told?.then(() => (isTold = true))
    await vi.advanceTimersByTimeAsync(249)
    expect(isTold).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await told
    expect(second?.heard).toEqual([])
    vi.useRealTimers()
  })

  it('pass over messages of others on the same channel', () => {
    const sent: unknown[] = []
    let receive: (message: unknown) => void = () => undefined
    const siblings = siblingsThrough({
      send: (message) => sent.push(message),
      onMessage: (listener) => (receive = listener),
    })
    siblings.onNews(() => expect.unreachable())
    receive({ type: 'prom-client:getMetricsReq', requestId: 0 })
    expect(sent).toEqual([])
  })
})
