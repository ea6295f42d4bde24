import { AsyncLocalStorage } from 'node:async_hooks'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import { readOf, type Read } from './known-generations.ts'

/** What a call read; null where its endpoint does not say, and for a response that lacks a part. */
export type NotedReads = readonly Read[] | null

const noting = new AsyncLocalStorage<{ reads: NotedReads }>()

/** Runs one call of the api in this process, and returns what it read beside its result. */
export async function notingReads<Result>(
  call: () => PromiseLike<Result>,
): Promise<{ result: Result; reads: NotedReads }> {
  const noted: { reads: NotedReads } = { reads: null }
  // Awaited inside: an injected call begins only when somebody waits for it.
  const result = await noting.run(noted, async () => await call())
  return { result, reads: noted.reads }
}

/** For the frame of calls: what the endpoint read for this response, or, where it failed, may have read. */
export function noteReads(endpoint: Endpoint, response?: unknown): void {
  const noted = noting.getStore()
  if (noted) noted.reads = readsOf(endpoint, response)
}

/** For a response that was kept. */
export function noteTheseReads(reads: readonly Read[]): void {
  const noted = noting.getStore()
  if (noted) noted.reads = reads
}

/** Whether a page asks, in this process. */
export function isForPage(): boolean {
  return noting.getStore() !== undefined
}

/** Whole areas, but where the endpoint knows the records that its response shows. */
export function readsOf(endpoint: Endpoint, response?: unknown): NotedReads {
  if (!endpoint.reads || (response !== undefined && endpoint.isPartial?.(response))) return null
  const records = (response !== undefined && endpoint.readsRecords?.(response)) || {}
  return endpoint.reads.flatMap(
    (area) => records[area]?.map((record) => readOf(area, record)) ?? [readOf(area)],
  )
}
