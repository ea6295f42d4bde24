import { saveSearch } from '@vitrine/contracts/saved-searches/endpoints'
import type { SavedSearch } from '@vitrine/contracts/saved-searches/schemas'
import { responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from './open-site.tsx'

/** The response of a section's search that found exactly what was asked for. */
export const foundResponse = <Item, Facets>(items: Item[], facets: Facets, rest: object = {}) => ({
  items,
  meta: { total: items.length, currentLimit: 20, currentOffset: 0 },
  isTotalExact: true,
  understood: { kind: 'exact' as const },
  closeSpellings: [],
  facets,
  withinWindow: true,
  ...rest,
})

/** Saves the search of a page of results. Returns what was sent. */
export async function saveShownSearch(
  url: string,
  search: Pick<SavedSearch, 'type' | 'query' | 'categories'>,
  ...responders: Responder[]
): Promise<unknown> {
  const saved = { id: 1, name: search.query, url, createdDate: '2026-01-01T00:00:00.000Z', ...search }
  const { asked } = await openSite(
    url,
    ...responders,
    responds(saveSearch, () => ({ response: saved })),
  )
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect.element(page.getByRole('link', { name: 'Saved Searches' }).first()).toBeVisible()
  return asked.find(({ method }) => method === 'POST')?.body
}

/** A free member is told that a membership opens the details, and how to get one. */
export async function expectMembershipOffer(): Promise<void> {
  await expect
    .element(page.getByText('Sorry! This feature is only available for paid subscribers.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Try for free' }).last())
    .toHaveAttribute('href', '/product/index')
}
