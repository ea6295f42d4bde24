import {
  hashKey,
  type FetchQueryOptions,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import { createClient, type ReadResponse, type Transport } from '@vitrine/contracts/client'
import { createQueryClient, type Queries } from './queries.ts'

/** A page that is rendered is not taken back. */
const { signal } = new AbortController()

/**
 * What the loaders of one page ask, each thing once. The browser's client watches, keeps and forgets besides,
 * of which a page that is rendered once sees nothing.
 */
export function createServerQueries(transport: Transport<ReadResponse>): Queries {
  const asked = new Map<string, Promise<unknown>>()
  function fetch<Response, Key extends QueryKey>({
    queryKey,
    queryFn,
    meta,
  }: FetchQueryOptions<Response, Error, Response, Key>): Promise<Response> {
    const key = hashKey(queryKey)
    const before = asked.get(key)
    if (before) return before as Promise<Response>
    if (typeof queryFn !== 'function') throw new Error(`${key} does not say how it is asked`)
    const context: QueryFunctionContext<Key> = {
      queryKey,
      signal,
      meta,
      get client() {
        return createQueryClient()
      },
    }
    const response = Promise.resolve(queryFn(context))
    asked.set(key, response)
    // What has failed may be asked once more.
    response.catch(() => asked.delete(key))
    return response
  }
  return { call: createClient(transport), fetch }
}
