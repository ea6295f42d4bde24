import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { MEMBER_HINT, MEMBER_HINT_VALUE } from '@vitrine/contracts/identity/member-hint'
import { inMemoryApi, type InMemoryApi, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { createElement, useLayoutEffect, type ComponentType } from 'react'
import {
  createRoutesStub,
  Meta,
  Outlet,
  RouterContextProvider,
  useLocation,
  type ActionFunction,
  type LoaderFunction,
} from 'react-router'
import { routes, type SiteRoute } from 'virtual:site-routes'
import { onTestFinished, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { bootstrapScript } from '../app/bootstrap.ts'
import '../app/app.css'
import { forgetLoadedPage } from '../app/features/identity/member-room.ts'
import App, { ErrorBoundary, loader } from '../app/root.tsx'
import { browserQueries, browserQueryClient } from '../app/shared/api/browser-queries.ts'
import { queriesContext, transportContext } from '../app/shared/api/queries.ts'
import { settingsContext } from '../app/shared/settings.ts'
import { toasts } from '../app/shared/ui/overlays/toasts.ts'
import { createFixtureApi } from './fixture-api.ts'
import { requestsBy } from './requests-by.ts'
import { settings } from './site-settings.ts'

type Stub = Parameters<typeof createRoutesStub>[0][number]

interface RouteModule {
  default?: ComponentType<object>
  ErrorBoundary?: ComponentType<object>
  meta?: Extract<Stub['meta'], (...args: never[]) => unknown>
  shouldRevalidate?: NonNullable<Stub['shouldRevalidate']>
  handle?: object
  loader?: LoaderFunction
  clientLoader?: LoaderFunction
  action?: ActionFunction
  clientAction?: ActionFunction
}

/** What the framework takes from a route's module when it runs in a browser, where it loads it on the way. */
function stubOf({ id, path, index, exported, load, children }: SiteRoute): Stub {
  const has = (...names: string[]) => names.some((name) => exported.includes(name))
  const hasLoader = has('loader', 'clientLoader')
  const handle = {}
  let module: RouteModule = {}
  const loaded = async () => {
    module = (await load()) as RouteModule
    Object.assign(handle, module.handle)
    return module
  }
  const common: Partial<Stub> = {
    id,
    path,
    handle,
    async loader(args) {
      const { clientLoader, loader: serverLoader } = await loaded()
      return await (clientLoader ?? serverLoader ?? (() => null))(args)
    },
    meta: (args) => module.meta?.(args) ?? [],
    shouldRevalidate: (args) =>
      module.shouldRevalidate?.(args) ?? (hasLoader && args.defaultShouldRevalidate),
    Component: (props) => createElement(module.default ?? Outlet, props),
    ...(has('ErrorBoundary') && {
      ErrorBoundary: (props) => createElement(module.ErrorBoundary!, props),
    }),
    ...(has('action', 'clientAction') && {
      async action(args) {
        const { clientAction, action } = await loaded()
        return await (clientAction ?? action)!(args)
      },
    }),
  }
  return index ? { ...common, index: true } : { ...common, children: children.map(stubOf) }
}

export interface OpenSite extends Pick<InMemoryApi, 'asked'> {
  /** Path and query of the page that is open now. */
  place(): string
}

/**
 * Opens a page of the whole member site in the test's browser, over an api in memory: `responders` first,
 * then the fixture's own.
 */
export async function openSite(path: string, ...responders: Responder[]): Promise<OpenSite> {
  await leaveSite()
  const api = inMemoryApi(responders, createFixtureApi().transport)
  respondToCallsBy(api)
  const context = new RouterContextProvider()
  context.set(queriesContext, browserQueries)
  context.set(transportContext, api.transport)
  context.set(settingsContext, settings)
  const open = { place: path }
  function Site() {
    const { pathname, search } = useLocation()
    // With the page that is rendered, not a moment later: a test asks once it sees that page.
    useLayoutEffect(() => void (open.place = `${pathname}${search}`))
    return (
      <>
        <Meta />
        <App />
      </>
    )
  }
  const root: Stub = {
    id: 'root',
    path: '/',
    loader: loader as Stub['loader'],
    shouldRevalidate: () => false,
    ErrorBoundary: ErrorBoundary as Stub['ErrorBoundary'],
    HydrateFallback: Nothing,
    Component: Site,
    children: routes.map(stubOf),
  }
  const Stub = createRoutesStub([root], context)
  hintAtMember(responders.some(({ pattern }) => pattern.test(readUserDetails.path)))
  runBootstrap()
  document.documentElement.removeAttribute('data-hydrated')
  await render(<Stub initialEntries={[path]} />)
  // The first page of a file waits for its modules, on a busy machine for more than a moment. Until React
  // listens, the bootstrap script keeps what is pressed: see app/bootstrap.ts.
  await vi.waitUntil(
    () => document.querySelector('main') !== null && document.documentElement.hasAttribute('data-hydrated'),
    { timeout: 30_000 },
  )
  return { asked: api.asked, place: () => open.place }
}

/** The site calls `fetch`; what it does not ask of the api goes its usual way. */
function respondToCallsBy({ transport }: InMemoryApi): void {
  const usual = globalThis.fetch
  vi.stubGlobal('fetch', (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    return /^\/(api|taxonomy)\//.test(path) ? await transport(path, init) : await usual(input, init)
  }) satisfies typeof fetch)
  vi.stubGlobal('XMLHttpRequest', requestsBy(transport))
  onTestFinished(async () => {
    await leaveSite()
    leaveNoRoom()
  })
}

/** What a member's page has written on the document last, perhaps after the test had seen all it wanted. */
function leaveNoRoom(): void {
  const { documentElement: root } = document
  hintAtMember(false)
  root.style.removeProperty('--notice-room')
  root.style.removeProperty('--corner-room')
  localStorage.removeItem('member-room')
}

/** A test may open one page after the other: each begins with nothing in memory. */
async function leaveSite(): Promise<void> {
  await cleanup()
  vi.unstubAllGlobals()
  browserQueryClient.clear()
  toasts.clear()
  forgetLoadedPage()
}

/** What a log-in leaves in the browser, where the test says who reads. */
export function hintAtMember(isSignedIn: boolean): void {
  document.cookie = `${MEMBER_HINT}=${MEMBER_HINT_VALUE}; path=/${isSignedIn ? '' : '; max-age=0'}`
  document.documentElement.toggleAttribute('data-member', isSignedIn)
}

let isBootstrapped = false

/** The inline script of every document, once: it listens for pictures that fail. */
function runBootstrap(): void {
  if (isBootstrapped) return
  isBootstrapped = true
  const script = document.createElement('script')
  script.textContent = bootstrapScript
  document.head.append(script)
}

function Nothing() {
  return null
}
