import { QueryCache, QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { createClient, type Client, type ReadResponse, type Transport } from '@vitrine/contracts/client'
import { createContext, type RouterContextProvider } from 'react-router'
import { isServerTrouble, trouble } from './trouble.ts'

/** How a loader asks the api, alike on the server and in the browser. */
export interface Queries {
  call: Client
  fetch: <Response, Key extends QueryKey>(
    options: FetchQueryOptions<Response, Error, Response, Key>,
  ) => Promise<Response>
}

export const queriesContext = createContext<Queries>()

/** The bare way to the api, for the one call that is a form post. */
export const transportContext = createContext<Transport<ReadResponse>>()

/**
 * How long a response counts as fresh in the browser: going back is instant, a new look a moment later asks
 * again.
 */
const FRESH_MS = 30_000

/** A query that a page asks in the browser and cannot do without says so: `meta: { essential: true }`. */
const queryCache = () =>
  new QueryCache({
    onError(error, { meta }) {
      if (meta?.['essential'] === true && isServerTrouble(error)) trouble.raise()
    },
  })

/**
 * Also while the browser thinks that there is no network: a call that waits for it in silence would leave
 * placeholders for ever.
 */
const ALWAYS = { networkMode: 'always' } as const

const defaultOptions = {
  queries: {
    ...ALWAYS,
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  },
  mutations: ALWAYS,
}

export function createQueryClient(): QueryClient {
  return new QueryClient({ queryCache: queryCache(), defaultOptions })
}

export function createQueries(transport: Transport, queryClient = createQueryClient()): Queries {
  return { call: createClient(transport), fetch: (options) => queryClient.fetchQuery(options) }
}

export function queriesOf(context: Readonly<RouterContextProvider>): Queries {
  return context.get(queriesContext)
}
