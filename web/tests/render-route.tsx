import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import {
  createQueries,
  createQueryClient,
  queriesContext,
  transportContext,
} from '../app/shared/api/queries.ts'
import type { createFixtureApi } from './fixture-api.ts'

interface RouteModule {
  loader: (args: never) => unknown
  default: ComponentType<never>
}

interface Rendered {
  status: number
  headers: Headers
  html: string
  /** The page's words, tags and hidden parts dropped. */
  text: string
}

/** Runs a route's loader against the fixture api and renders its page, as the server does. */
export async function renderRoute(
  module: RouteModule,
  path: string,
  params: Record<string, string>,
  { transport }: ReturnType<typeof createFixtureApi>,
): Promise<Rendered> {
  const context = new RouterContextProvider()
  context.set(queriesContext, createQueries(transport))
  context.set(transportContext, transport)
  const request = new Request(`http://site.invalid${path}`)
  const loaded: unknown = await module.loader({ request, params, context } as never)
  const { data, init } =
    loaded !== null && typeof loaded === 'object' && 'init' in loaded && 'data' in loaded
      ? (loaded as { data: unknown; init: ResponseInit | null })
      : { data: loaded, init: null }
  const Page = module.default as ComponentType<{ loaderData: unknown }>
  const html = renderElement(<Page loaderData={data} />, { path })
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), html, text: wordsOf(html) }
}

/** What stands in a page, as the server renders it; `client` holds what was asked for before. */
export function renderElement(
  element: ReactElement,
  { path = '/', client = createQueryClient() }: { path?: string; client?: QueryClient } = {},
): string {
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [path],
    hydrationData: { loaderData: {} },
  })
  return renderToString(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

export function wordsOf(html: string): string {
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
}
