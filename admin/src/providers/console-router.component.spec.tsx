import { lazy, Suspense } from 'react'
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { consoleRouter } from './console-router.ts'

const NeverThere = lazy(() => new Promise<never>(() => undefined))

function List() {
  const navigate = consoleRouter.useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate('/members/27')}>
        Ann
      </button>
      <button type="button" onClick={() => navigate({ search: '?filter=ann' })}>
        Filter
      </button>
    </>
  )
}

function Screens() {
  return (
    <Suspense>
      <Routes>
        <Route path="/members" element={<List />} />
        <Route path="/members/:id" element={<NeverThere />} />
      </Routes>
    </Suspense>
  )
}

test('a list that filters late does not take back the link that was followed meanwhile', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Screens /> }], { initialEntries: ['/members'] })
  await render(<RouterProvider router={router} />)
  const place = () => `${router.state.location.pathname}${router.state.location.search}`
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect.poll(place).toBe('/members?filter=ann')
  const filter = page.getByRole('button', { name: 'Filter' }).element()
  await page.getByRole('button', { name: 'Ann' }).click()
  await expect.poll(place).toBe('/members/27')
  // The list is still on the screen, for the next one is not there.
  if (filter instanceof HTMLElement) filter.click()
  await expect.poll(place).toBe('/members/27')
  expect(filter.isConnected).toBe(true)
})
