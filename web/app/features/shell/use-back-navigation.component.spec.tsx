import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { userDetails } from '../identity/queries/user-details.ts'
import { useBackNavigation } from './use-back-navigation.ts'

const WIZARD = '/app/vault/createCollection'
const LIST = '/app/vault/collections/list'

/** React has had its time. */
const painted = async () => await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

function Watched() {
  useBackNavigation()
  return null
}

/** The session's history of a browser that went from one page to the next. */
async function visit(...paths: string[]) {
  const client = new QueryClient()
  client.setQueryData(userDetails(browserCall).queryKey, null)
  const router = createMemoryRouter([{ path: '*', element: <Watched /> }], { initialEntries: paths.slice(0, 1) })
  const before = window.history.state
  let place = 0
  const keep = () => window.history.replaceState({ key: router.state.location.key, idx: place }, '')
  router.subscribe(keep)
  onTestFinished(() => window.history.replaceState(before, ''))
  keep()
  await render(<QueryClientProvider client={client}><RouterProvider router={router} /></QueryClientProvider>)
  await painted()
  const goTo = async (to: string | -1) => {
    place += to === -1 ? -1 : 1
    await (to === -1 ? router.navigate(-1) : router.navigate(to))
    await painted()
  }
  for (const path of paths.slice(1)) await goTo(path)
  return { goBack: async () => await goTo(-1), path: () => router.state.location.pathname }
}

test('D1-054: going back to a mapped page opens its target after 50 ms, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { goBack, path } = await visit(WIZARD, '/marks')
  await goBack()
  await vi.advanceTimersByTimeAsync(49)
  expect(path()).toBe(WIZARD)
  await vi.advanceTimersByTimeAsync(1)
  // Before anything polls: polling moves a fake clock on, and would wait for a later turn as well.
  vi.useRealTimers()
  await expect.poll(path).toBe(LIST)
})

test('D1-054: going back to any other page, and going on to a mapped one, leads nowhere else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { goBack, path } = await visit('/library', '/marks', WIZARD)
  await vi.advanceTimersByTimeAsync(1000)
  expect(path()).toBe(WIZARD)
  await goBack()
  await vi.advanceTimersByTimeAsync(1000)
  expect(path()).toBe('/marks')
})
