import { expectConsoleError } from '@vitrine/contracts/testing/console-complaints'
import {
  countByCategory,
  countByLetter,
  suggestTitles,
  searchDictionary,
} from '@vitrine/contracts/dictionary/endpoints'
import { listRoots } from '@vitrine/contracts/taxonomy/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heldCall } from '../../tests/held-call.ts'
import { all, menuEntry, one, suggestions, textsOf, typeAtOnce } from '../../tests/in-page.ts'
import { openSite } from '../../tests/open-site.tsx'

const topCategories = [
  'Advertising',
  'Alcohol & Smoking',
  'Antiquities',
  'Books Paper & Magazines',
  'Ceramics',
  'Coins & Currency',
  'Entertainment',
  'Ethnic Folk & Native American Art',
  'Fine Arts',
  'Firearms and Accessories',
  'Fraternal Political Organizations',
  'Furniture & Furnishings',
  'Glass',
  'Jewelry',
  'Metals',
  'Militaria & Weapons',
  'Natural History',
  'Sports',
  'Stamps',
  'Textiles Clothing & Accessories',
  'Tools',
  'Toys Dolls Games & Puzzles',
  'Transportation and Vehicles',
]
const box = page.getByLabelText('ENTER SEARCH TERM')
const index = page.getByRole('navigation', { name: 'Browse Dictionary' })
const hrefOf = (category: string) => one(`[data-category="${category}"]`).getAttribute('href')

test('D1-070, D1-071: title, introduction and the labeled search box', async () => {
  await openSite('/dictionary')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Dictionary')
  await expect
    .element(page.getByText('Antiques & collectibles, simplified...', { exact: true }))
    .toBeVisible()
  await expect.element(box).toBeVisible()
})

test('D1-063, D1-065, D1-072: suggestions start at 3 characters, one call a pause, and follow what is typed', async () => {
  const terms: string[] = []
  await openSite(
    '/dictionary',
    responds(suggestTitles, ({ query }) => {
      terms.push(query.term)
      return Response.json({
        items: [
          { title: 'Vaseline Glass', pageURI: '/dictionary/vaseline-glass' },
          { title: 'Plate', pageURI: '/dictionary/plate' },
        ],
      })
    }),
  )
  await box.click()
  typeAtOnce(box, 'vas')
  await expect.poll(() => textsOf(suggestions().elements())).toEqual(['Vaseline Glass'])
  typeAtOnce(box, 'el')
  await expect.poll(() => terms).toEqual(['vas', 'vasel'])
})

test('D1-063, D1-072, D2-012: the call is made 300 ms after the last key, and not before', async () => {
  const terms: string[] = []
  await openSite(
    '/dictionary',
    responds(suggestTitles, ({ query }) => {
      terms.push(query.term)
      return { items: [] }
    }),
  )
  await box.click()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    // Two characters ask nothing, however long one waits.
    typeAtOnce(box, 'va')
    await vi.advanceTimersByTimeAsync(1000)
    typeAtOnce(box, 's')
    await vi.advanceTimersByTimeAsync(299)
    typeAtOnce(box, 'e')
    await vi.advanceTimersByTimeAsync(299)
    expect(terms).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
  } finally {
    // Before anything polls: polling moves a fake clock on, and would wait for a later call as well.
    vi.useRealTimers()
  }
  await expect.poll(() => terms).toEqual(['vase'])
})

test('D1-064: a box that is merely focused suggests nothing; the list is worked by keyboard', async () => {
  const { place } = await openSite(
    '/dictionary/searchResults?query=glass',
    responds(suggestTitles, () =>
      Response.json({
        items: [
          { title: 'Glass Ball', pageURI: '/dictionary/c/glass' },
          { title: 'Glass Eye', pageURI: '/dictionary/c/glass' },
        ],
      }),
    ),
  )
  await box.click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await box.fill('glas')
  await expect.poll(() => suggestions().elements().length).toBe(2)
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(page.getByRole('option', { name: 'Glass Ball' }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await box.fill('glass')
  await page.getByRole('option', { name: 'Glass Eye' }).click()
  await expect.poll(place).toBe('/dictionary/c/glass')
})

test('D1-066: the clear button stands beside a text, and empties the box', async () => {
  await openSite('/dictionary')
  const clear = page.getByRole('button', { name: 'Clear the search term' })
  await expect.element(clear).not.toBeInTheDocument()
  await box.fill('vase')
  await clear.click()
  await expect.element(box).toHaveValue('')
  await expect.element(clear).not.toBeInTheDocument()
})

test('D1-067, D1-072: a failure of the suggestions is only logged', async () => {
  await openSite(
    '/dictionary',
    responds(suggestTitles, () => {
      throw new Refused('UNEXPECTED')
    }),
  )
  await box.fill('vase')
  await expectConsoleError(/^suggestions could not be loaded/)
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('D1-020, D1-061, D1-073, D1-074: Enter submits with query, categories and s; blanks are not submitted', async () => {
  const { place } = await openSite('/dictionary')
  await box.fill('   ')
  await userEvent.keyboard('{Enter}')
  await page.getByLabelText('FILTER CATEGORIES').selectOptions('Glass')
  await expect.element(page.getByLabelText('FILTER CATEGORIES')).toHaveDisplayValue('Glass')
  expect(place()).toBe('/dictionary')
  await box.fill('vase')
  await userEvent.keyboard('{Enter}')
  await expect.poll(place).toBe('/dictionary/searchResults?query=vase&categories=glass&s=relevance%3Adesc')
})

test('D1-075: special characters do not reach the search', async () => {
  const { asked } = await openSite('/dictionary')
  await box.fill('va<s>e*%')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect
    .poll(() => asked.find(({ path }) => path.startsWith(searchDictionary.path))?.path)
    .toContain('query=va+s+e')
})

test('D1-076: the category dropdown hides Uncategorized and Unknown', async () => {
  await openSite('/dictionary')
  await expect
    .poll(() => textsOf(page.getByLabelText('FILTER CATEGORIES').getByRole('option').elements()))
    .toEqual(['All categories', ...topCategories])
})

test('D1-077, D1-079, D1-126: the 23 cards with their counts', async () => {
  const counts = topCategories.map((title, place) => ({
    title,
    url: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    count: place + 2,
  }))
  await openSite(
    '/dictionary',
    responds(countByCategory, () => ({ items: counts })),
  )
  await expect.element(page.getByRole('heading', { name: 'SEE CATEGORIES FROM', exact: true })).toBeVisible()
  expect(all('[data-category]')).toHaveLength(23)
  for (const { title, url, count } of counts) {
    await expect.poll(() => one(`[data-category="${url}"]`).textContent).toContain(`${count} pages`)
    expect(one(`[data-category="${url}"]`).textContent).toContain(title)
  }
})

test('D1-078: while the counts are loading every card leads to the price guide', async () => {
  const counts = heldCall(countByCategory)
  await openSite('/login/auth', counts.responder)
  counts.hold()
  await menuEntry('Dictionary').click()
  await expect.poll(() => hrefOf('ceramics')).toBe('/inventory/search?category=ceramics')
  counts.release()
  await expect.poll(() => hrefOf('ceramics')).toBe('/dictionary/c/ceramics')
})

test('D1-078: a category without articles leads to the price guide', async () => {
  await openSite(
    '/dictionary',
    responds(countByCategory, () => ({
      items: [
        { url: 'ceramics', title: 'Ceramics', count: 2 },
        { url: 'glass', title: 'Glass', count: 0 },
      ],
    })),
  )
  await expect.poll(() => hrefOf('ceramics')).toBe('/dictionary/c/ceramics')
  expect(hrefOf('glass')).toBe('/inventory/search?category=glass')
})

test('D1-081: the alphabet from # to Z; # leads to 0', async () => {
  const { place } = await openSite('/dictionary')
  await expect
    .poll(() => textsOf(index.getByRole('listitem').elements()))
    .toEqual(['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])
  await index.getByRole('link', { name: /^#/ }).first().click()
  await expect.poll(place).toBe('/dictionary/list/0')
})

test('D1-082: a letter without articles cannot be followed', async () => {
  await openSite(
    '/dictionary',
    responds(countByLetter, () => ({ items: [{ letter: 'A', count: 3 }] })),
  )
  await expect.poll(() => textsOf([...index.element().querySelectorAll('a')])).toEqual(['A'])
  expect(index.element().querySelectorAll('[aria-disabled="true"]')).toHaveLength(26)
})

test('D1-084: a scroll hint on wide screens only', async () => {
  await page.viewport(1400, 900)
  await openSite('/dictionary')
  const hint = page.getByRole('link', { name: 'Scroll to see the categories' })
  for (const [width, isShown] of [
    [1400, true],
    [1200, true],
    [1199, false],
    [400, false],
  ] as const) {
    await page.viewport(width, 900)
    await expect.poll(() => hint.elements().length, { message: `${width} px` }).toBe(isShown ? 1 : 0)
  }
  await page.viewport(1400, 900)
  expect(one(hint.element().getAttribute('href') ?? 'no target').textContent).toContain('SEE CATEGORIES FROM')
})

test('D1-085: without categories the page says so', async () => {
  await openSite(
    '/dictionary',
    responds(listRoots, () => ({ items: [], meta: { total: 0, currentLimit: 0, currentOffset: 0 } })),
  )
  await expect.element(page.getByText('No results found in any category', { exact: true })).toBeVisible()
})
