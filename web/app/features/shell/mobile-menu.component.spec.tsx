import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expectConsoleError } from '@vitrine/contracts/testing/console-complaints'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../app.css'
import { openWritten } from '../../../tests/open-written.tsx'
import { browserCall } from '../../shared/api/browser-queries.ts'
import { userDetails } from '../identity/queries.ts'
import { MobileMenu } from './MobileMenu.tsx'

function Page() {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
  return (
    <>
      <MobileMenu />
      <button type="button">beside</button>
    </>
  )
}

test('a menu that was opened before the scripts started keeps the focus in it and closes on Escape', async () => {
  await page.viewport(412, 800)
  const queryClient = new QueryClient()
  queryClient.setQueryData(userDetails(browserCall).queryKey, null)
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  const { begin } = openWritten(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.getByLabelText('Menu', { exact: true }).click()
  await expect.element(menu).toBeVisible()
  begin()
  await expect.element(page.getByText('beside')).toHaveAttribute('inert')
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  // React's development build says it of the `open` that the browser has set.
  await expectConsoleError(/attributes of the server rendered HTML didn't match/)
})
