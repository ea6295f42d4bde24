import { QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { createClient, type Client, type Transport } from '@vitrine/contracts/client'
import { createContext, type RouterContextProvider } from 'react-router'

/** How a loader asks the api, alike on the server and in the browser. */
export interface Queries {
  call: Client
  fetch: <Answer, Key extends QueryKey>(options: FetchQueryOptions<Answer, Error, Answer, Key>) => Promise<Answer>
}

export const queriesContext = createContext<Queries>()

/** The bare way to the api, for the one call that is a form post. */
export const transportContext = createContext<Transport>()

/** How long an answer counts as fresh in the browser: going back is instant, a new look a moment later asks again. */
const FRESH_MS = 30_000

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false } } })
}

export function createQueries(transport: Transport, queryClient = createQueryClient()): Queries {
  return { call: createClient(transport), fetch: (options) => queryClient.fetchQuery(options) }
}

export function queriesOf(context: Readonly<RouterContextProvider>): Queries {
  return context.get(queriesContext)
}
