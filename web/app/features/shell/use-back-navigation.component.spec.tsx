import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { userDetails } from '../identity/queries.ts'
import { PageWatch } from './PageWatch.tsx'

const WIZARD = '/app/vault/createCollection'
const LIST = '/app/vault/collections/list'

const painted = async () => await new Promise((resolve) => requestAnimationFrame(resolve))

/** Tells the place whose effects have run: only then is a turn on its way. */
function Watched({ settledAt }: { settledAt: (key: string) => void }) {
  const { key } = useLocation()
  useEffect(() => settledAt(key), [key, settledAt])
  return <PageWatch />
}

/** The session's history of a browser that went from one page to the next. */
async function visit(...paths: string[]) {
  const client = new QueryClient()
  client.setQueryData(userDetails(browserCall).queryKey, null)
  let settled = ''
  const settledAt = (key: string) => void (settled = key)
  const router = createMemoryRouter([{ path: '*', element: <Watched settledAt={settledAt} /> }], {
    initialEntries: paths.slice(0, 1),
  })
  // By frames, which no fake clock holds up.
  const arrived = async () => {
    while (settled !== router.state.location.key) await painted()
  }
  const before = window.history.state
  let place = 0
  const keep = () => window.history.replaceState({ key: router.state.location.key, idx: place }, '')
  router.subscribe(keep)
  onTestFinished(() => window.history.replaceState(before, ''))
  keep()
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await arrived()
  const goTo = async (to: string | number) => {
    place += typeof to === 'number' ? to : 1
    await (typeof to === 'number' ? router.navigate(to) : router.navigate(to))
    await arrived()
  }
  for (const path of paths.slice(1)) await goTo(path)
  return { goTo, goBack: async () => await goTo(-1), path: () => router.state.location.pathname }
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
  const { goBack, goTo, path } = await visit('/library', '/marks', WIZARD)
  await vi.advanceTimersByTimeAsync(1000)
  expect(path()).toBe(WIZARD)
  await goBack()
  await vi.advanceTimersByTimeAsync(1000)
  expect(path()).toBe('/marks')
  await goTo(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(path()).toBe(WIZARD)
})

test('D1-054: whoever goes on before the target opens is left where they went', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { goBack, goTo, path } = await visit(WIZARD, '/marks')
  await goBack()
  await vi.advanceTimersByTimeAsync(49)
  await goTo('/library')
  await vi.advanceTimersByTimeAsync(1000)
  expect(path()).toBe('/library')
})
