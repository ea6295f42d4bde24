import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { SiteFacts } from '../../shared/site-facts.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const facts: SiteFacts = {
  publicUrl: 'https://vitrine.example',
  supportEmail: 'help@vitrine.example',
  assetUrl: '',
  ownHosts: ['shop.vitrine.example'],
  faqUrl: '',
  socialUrls: [],
  isFillingIn: false,
  partners: 0,
  searchCategories: null,
  year: 2026,
}

/** The page as somebody sees it who enters the site there, from `referrer`. */
async function enteredFrom(referrer: string): Promise<void> {
  await cleanup()
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => referrer })
  onTestFinished(() => void Reflect.deleteProperty(document, 'referrer'))
  const before: unknown = window.history.state
  window.history.replaceState(null, '')
  onTestFinished(() => window.history.replaceState(before, ''))
  await render(
    <RouterProvider
      router={createMemoryRouter(
        [{ id: 'root', path: '*', loader: () => facts, element: <NotFoundPage /> }],
        { hydrationData: { loaderData: { root: facts } } },
      )}
    />,
  )
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
}

test('D1-047: going back is offered to whoever came from the site or another host of ours, and to nobody else', async () => {
  const back = page.getByRole('button', { name: 'Go back' })
  for (const own of [`${location.origin}/dictionary`, 'https://shop.vitrine.example/']) {
    await enteredFrom(own)
    await expect.element(back, { message: own }).toBeVisible()
  }
  for (const other of ['https://elsewhere.example/', '']) {
    await enteredFrom(other)
    expect(back.elements(), other).toEqual([])
  }
})
