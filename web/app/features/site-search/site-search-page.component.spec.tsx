import { searchSite } from '@vitrine/contracts/all-sections/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aMarkCard } from '../../../tests/a-mark.ts'
import { openSite } from '../../../tests/open-site.tsx'

const nothing = {
  items: [],
  total: 0,
  isTotalExact: true,
  understood: { kind: 'exact' as const },
  closeSpellings: [],
}

test('the page of all sections: rows with the way to all, sections without any in one line, one that failed', async () => {
  await openSite(
    '/search?query=anchor',
    responds(searchSite, () => ({
      dictionary: nothing,
      'price-guide': null,
      marks: {
        ...nothing,
        items: [{ ...aMarkCard(), highlights: { title: [[4, 10] as [number, number]] } }],
        total: 1_204,
      },
      library: nothing,
      blog: nothing,
      auctions: nothing,
    })),
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('1,204 results for anchor')
  await expect
    .element(page.getByRole('link', { name: 'See all results in Marks' }))
    .toHaveAttribute('href', '/marks/search?query=anchor')
  await expect
    .element(page.getByRole('link', { name: 'Red anchor', exact: true }).first())
    .toHaveAttribute('href', '/marks/7/red-anchor')
  await expect
    .element(page.getByRole('alert').last())
    .toMatchTextContent('The Price Guide could not be searched')
  await expect
    .element(page.getByText(/^Nothing in/))
    .toHaveTextContent('Nothing in the Dictionary, the Library, the Blog and Upcoming Auctions.')
  expect(await violationsIn('main')).toEqual([])
})

test('a refused search says why and what to do', async () => {
  await openSite(
    '/search?query=anchor',
    responds(searchSite, () => {
      throw new Refused('TOO_MANY_REQUESTS')
    }),
  )
  await expect
    .element(page.getByRole('alert').last())
    .toMatchTextContent('Too many requests. Please wait a moment and try again.')
  await expect.element(page.getByRole('main').getByRole('combobox').first()).toHaveValue('anchor')
})
