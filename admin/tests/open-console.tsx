import type { Endpoint, EndpointResponse } from '@vitrine/contracts/endpoint'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import {
  inMemoryApi,
  responds,
  type InMemoryApi,
  type Responder,
} from '@vitrine/contracts/testing/in-memory-api'
import { keysBeginning, STAFF_DRAFTS } from '@vitrine/contracts/staff-drafts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { authProvider, Console, queryClient } from '../src/Console.tsx'
import { dropCopies } from '../src/editing/device-store.ts'
import { aStaffMember } from './a-staff-member.ts'

export interface OpenConsole extends Pick<InMemoryApi, 'asked'> {
  /** Path and query of the screen that is open now. */
  place(): string
  goTo(path: string): Promise<void>
}

const staff = responds(readUserDetails, () => aStaffMember)

/** Opens a screen of the whole console in the test's browser, as staff, over an api in memory. */
export async function openConsole(path: string, ...responders: Responder[]): Promise<OpenConsole> {
  await leaveConsole()
  const api = inMemoryApi([...responders, staff])
  respondToCallsBy(api)
  const router = createMemoryRouter([{ path: '*', element: <Console /> }], { initialEntries: [path] })
  await render(<RouterProvider router={router} />)
  return {
    asked: api.asked,
    place: () => `${router.state.location.pathname}${router.state.location.search}`,
    goTo: (to) => router.navigate(to),
  }
}

/** A list in the simple-rest dialect, whose total travels in a header. */
export function givesRows<E extends Endpoint>(
  endpoint: E,
  rows: (filter: Record<string, unknown>) => EndpointResponse<E> & readonly unknown[],
): Responder {
  return responds(endpoint, (input) => {
    const found = rows(filterOf(input))
    return Response.json(endpoint.response?.parse(found), {
      headers: { 'content-range': `rows 0-${Math.max(found.length - 1, 0)}/${found.length}` },
    })
  })
}

function filterOf(input: unknown): Record<string, unknown> {
  const query: unknown = typeof input === 'object' && input !== null && 'query' in input ? input.query : null
  const text: unknown = typeof query === 'object' && query !== null && 'filter' in query ? query.filter : ''
  return typeof text === 'string' && text !== '' ? JSON.parse(text) : {}
}

/** The console calls `fetch`; what it does not ask of the api goes its usual way. */
function respondToCallsBy({ transport }: InMemoryApi): void {
  const usual = globalThis.fetch
  vi.stubGlobal('fetch', (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    return /^\/(api|taxonomy)\//.test(path) ? await transport(path, init) : await usual(input, init)
  }) satisfies typeof fetch)
  onTestFinished(async () => {
    await leaveConsole()
    // What is written when an editor closes is kept, too.
    await dropCopies()
    for (const key of keysBeginning(localStorage, `${STAFF_DRAFTS}question/`)) localStorage.removeItem(key)
  })
}

/** A test may open one screen after the other, each as somebody else: each begins with nothing in memory. */
async function leaveConsole(): Promise<void> {
  await cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
  await authProvider.logout({})
}
