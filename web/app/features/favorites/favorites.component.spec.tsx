import * as favorites from '@vitrine/contracts/favorites/endpoints'
import { favoriteMessages } from '@vitrine/contracts/favorites/favorites'
import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import * as library from '@vitrine/contracts/library/endpoints'
import * as marks from '@vitrine/contracts/marks/endpoints'
import * as priceGuide from '@vitrine/contracts/price-guide/endpoints'
import { Refused, responds, type AskedCall, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anAnchor } from '../../../tests/a-mark.ts'
import { aUser } from '../../../tests/a-user.ts'
import { all } from '../../../tests/in-page.ts'
import { openSite } from '../../../tests/open-site.tsx'
import { brightnessOf, chooseTheme } from '../../../tests/seen-colors.ts'

const reads = (user: UserDetails | null): Responder =>
  responds(readUserDetails, () => user ?? Promise.reject(new Refused('NOT_SIGNED_IN')))
const meta = (total: number) => ({ total, currentLimit: 20, currentOffset: 0 })
const whole = {
  isTotalExact: true,
  understood: { kind: 'exact' as const },
  closeSpellings: [],
  withinWindow: true,
}

const foundMarks = responds(marks.searchMarks, () => ({
  ...whole,
  items: [1, 2, 3].map((id) => ({ ...anAnchor(id), highlights: { title: [] } })),
  meta: meta(3),
  facets: { categories: [], makers: [], places: [], kinds: [], years: [] },
}))
const markOfPage = responds(marks.readMark, () => ({
  ...anAnchor(7),
  slug: 'anchor-7',
  pictureNote: '',
  categories: [],
}))
const aSoldItem = (id: number) => ({
  id,
  title: `Vase ${id}`,
  pageURI: `/worthopedia/${id}/vase-${id}`,
  maker: '',
  saleDate: '2024-05-01',
  source: 'A house',
  thumbnail: '',
  category: 'Glass',
  categoryUrl: 'glass',
  isSample: false,
})
const foundSoldItems = responds(priceGuide.searchSoldItems, () => ({
  ...whole,
  items: [1, 2].map((id) => ({ ...aSoldItem(id), highlights: { title: [] } })),
  meta: meta(2),
  facets: { categories: [], makers: [], sources: [], years: [] },
}))
const soldItemOfPage = responds(priceGuide.readSoldItem, () => ({
  ...aSoldItem(7),
  slug: 'vase-7',
  categories: [],
}))
const similar = responds(priceGuide.listSimilarItems, () => ({
  items: [aSoldItem(8), aSoldItem(9)],
  meta: meta(2),
}))
const soldItemDetails = responds(priceGuide.readSoldItemDetails, () => ({
  id: 7,
  description: 'A vase.',
  pictures: [],
  pieces: 1,
}))
const aBook = (id: number) => ({
  id,
  title: `Book ${id}`,
  pageURI: `/library/${id}/book-${id}`,
  authors: ['Ada Plume'],
  year: 1890,
  language: 'English',
  thumbnail: '',
  category: 'Metals',
})
const foundBooks = responds(library.searchBooks, () => ({
  ...whole,
  items: [1, 2].map((id) => ({ ...aBook(id), highlights: { title: [] }, isInContents: false })),
  meta: meta(2),
  facets: { categories: [], authors: [], languages: [], years: [] },
}))
const bookOfPage = responds(library.readBook, () => ({
  ...aBook(7),
  slug: 'book-7',
  publisher: '',
  categories: [],
  chapterCount: 0,
  related: [aBook(8)],
}))

/** Items 1 and 7 are favorites already. */
const states = responds(favorites.readFavoriteStates, ({ query: { ids } }) => ({
  items: ids.filter((id) => id === 1 || id === 7).map((id) => ({ id, favoriteId: id + 100 })),
}))
const heart = (title: string) => page.getByRole('button', { name: `${title}: favorite` })
const callsOf = (asked: readonly AskedCall[]) =>
  asked
    .filter(({ path }) => path.startsWith('/api/v1/favorites'))
    .map(({ method, path, body }) => [method, decodeURIComponent(path), ...(body ? [body] : [])])
const statesOf = (...ids: number[]) => ['GET', `/api/v1/favorites/marks/states?ids=${ids.join(',')}`]

/** A response that comes when the test says so. */
function held<Value>() {
  return Promise.withResolvers<Value>()
}

describe('hearts', () => {
  test('D3-078: ask for all cards of a page in one call, and show which are favorites', async () => {
    const { asked } = await openSite('/marks/search', reads(aUser()), foundMarks, states)
    await expect.element(heart('Anchor 1')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(heart('Anchor 3')).toHaveAttribute('aria-pressed', 'false')
    expect(callsOf(asked)).toEqual([statesOf(1, 2, 3)])
  })

  test('visitors have none, and nothing is asked for them', async () => {
    const { asked } = await openSite('/marks/search', reads(null), foundMarks, states)
    await expect.element(page.getByRole('link', { name: 'Anchor 1' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible()
    expect(all('main button[aria-pressed]')).toEqual([])
    expect(callsOf(asked)).toEqual([])
  })

  test('there are none where the call for them fails; the page is whole', async () => {
    const { asked } = await openSite(
      '/marks/search',
      reads(aUser()),
      foundMarks,
      responds(favorites.readFavoriteStates, () => Promise.reject(new Refused('UNEXPECTED'))),
    )
    await expect.poll(() => callsOf(asked)).toHaveLength(1)
    await expect.element(page.getByRole('link', { name: 'Anchor 1' })).toBeVisible()
    expect(all('main button[aria-pressed]')).toEqual([])
  })

  test('moving nothing: the card is as large before as after they came', async () => {
    const given = held<{ items: [] }>()
    await openSite(
      '/marks/search',
      reads(aUser()),
      foundMarks,
      responds(favorites.readFavoriteStates, () => given.promise),
    )
    await expect.element(page.getByRole('link', { name: 'Anchor 1' })).toBeVisible()
    const boxes = () => all('main article').map((card) => card.getBoundingClientRect().toJSON())
    await expect.element(page.getByRole('button', { name: 'Save search' })).toBeVisible()
    const before = boxes()
    given.resolve({ items: [] })
    await expect.element(heart('Anchor 1')).toBeVisible()
    expect(boxes()).toEqual(before)
  })

  test.each(['light', 'dark'] as const)(
    'are seen as chosen only where they are, in the %s theme',
    async (theme) => {
      chooseTheme(theme)
      await openSite('/marks/search', reads(aUser()), foundMarks, states)
      await expect.element(heart('Anchor 3')).toBeVisible()
      const ground = getComputedStyle(document.documentElement).backgroundColor
      const shown = (title: string) => {
        const drawn = getComputedStyle(heart(title).element().querySelector('svg') ?? document.body)
        const from = (color: string) => Math.abs(brightnessOf(ground, color) - brightnessOf(ground))
        return { filling: from(drawn.fill), outline: from(drawn.stroke) }
      }
      expect(shown('Anchor 3').filling).toBeLessThan(10)
      for (const far of [shown('Anchor 3').outline, shown('Anchor 1').filling, shown('Anchor 1').outline])
        expect(far).toBeGreaterThan(100)
    },
  )

  test('D3-078: stand on the page of a sold item and on similar items', async () => {
    await openSite(
      '/worthopedia/7/vase-7',
      reads(aUser(['ROLE_UNLIMITED'], 'Active')),
      soldItemOfPage,
      similar,
      soldItemDetails,
      states,
    )
    await expect.element(heart('Vase 7')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(heart('Vase 9')).toHaveAttribute('aria-pressed', 'false')
  })

  test('D3-078: stand on the page of a mark', async () => {
    await openSite('/marks/7/anchor-7', reads(aUser()), markOfPage, states)
    await expect.element(heart('Anchor 7')).toHaveAttribute('aria-pressed', 'true')
  })

  test('D3-078: stand on the page of a book and on those beside it', async () => {
    await openSite('/library/7/book-7', reads(aUser()), bookOfPage, states)
    await expect.element(heart('Book 7')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(heart('Book 8')).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('a heart', () => {
  test('D3-078: adds at once, in one call however often it is pressed, and says so', async () => {
    const given = held<{ response: { id: number } }>()
    const { asked } = await openSite(
      '/marks/search',
      reads(aUser()),
      foundMarks,
      states,
      responds(favorites.addFavorite, () => given.promise),
    )
    await expect.element(heart('Anchor 2')).toBeVisible()
    const button = heart('Anchor 2').element()
    if (!(button instanceof HTMLElement)) throw new Error('a heart is a button')
    button.click()
    button.click()
    await expect.element(heart('Anchor 2')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(heart('Anchor 2')).toHaveAttribute('aria-disabled', 'true')
    button.click()
    given.resolve({ response: { id: 55 } })
    await expect.element(page.getByText('Added to your favorites.')).toBeInTheDocument()
    await expect.element(heart('Anchor 2')).toHaveAttribute('aria-pressed', 'true')
    expect(callsOf(asked)).toEqual([statesOf(1, 2, 3), ['POST', '/api/v1/favorites/marks', { id: 2 }]])
  })

  test('D3-078: removes what it has added, by the id of the favorite', async () => {
    const { asked } = await openSite(
      '/marks/search',
      reads(aUser()),
      foundMarks,
      states,
      responds(favorites.addFavorite, () => ({ response: { id: 55 } })),
      responds(favorites.removeFavorite, () => ({ success: true as const })),
    )
    await heart('Anchor 2').click()
    await expect.element(page.getByText('Added to your favorites.')).toBeInTheDocument()
    await heart('Anchor 2').click()
    await expect.element(page.getByText('Removed from your favorites.')).toBeInTheDocument()
    await expect.element(heart('Anchor 2')).toHaveAttribute('aria-pressed', 'false')
    expect(callsOf(asked).at(-1)).toEqual(['POST', '/api/v1/favorites/marks/remove?favoriteId=55'])
  })

  test.each([
    ['sold items', '/inventory/search?query=vase', foundSoldItems, 'Vase', 'inventory'],
    ['books', '/books/searchDetails?q=book', foundBooks, 'Book', 'library'],
  ] as const)(
    'is on the results of %s, too, and adds to their favorites',
    async (_, path, results, title, kind) => {
      const { asked } = await openSite(
        path,
        reads(aUser()),
        results,
        states,
        responds(favorites.addFavorite, () => ({ response: { id: 55 } })),
      )
      await expect.element(heart(`${title} 1`)).toHaveAttribute('aria-pressed', 'true')
      await heart(`${title} 2`).click()
      await expect.element(page.getByText('Added to your favorites.')).toBeInTheDocument()
      await expect.element(heart(`${title} 2`)).toHaveAttribute('aria-pressed', 'true')
      expect(callsOf(asked)).toEqual([
        ['GET', `/api/v1/favorites/${kind}/states?ids=1,2`],
        ['POST', `/api/v1/favorites/${kind}`, { id: 2 }],
      ])
    },
  )

  test('takes back what was refused, with the sentence of the refusal', async () => {
    const refused = responds(favorites.addFavorite, () =>
      Promise.reject(new Refused('STATUS_CONFLICT', { message: favoriteMessages.tooMany })),
    )
    await openSite('/marks/search', reads(aUser()), foundMarks, states, refused)
    await heart('Anchor 2').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('You can keep at most 1,000 favorites. Remove one to add another.')
    await expect.element(heart('Anchor 2')).toHaveAttribute('aria-pressed', 'false')
  })

  test('stays where removing fails, and is off where the favorite was gone already', async () => {
    let code: 'UNEXPECTED' | 'NOT_FOUND' = 'UNEXPECTED'
    await openSite(
      '/marks/search',
      reads(aUser()),
      foundMarks,
      states,
      responds(favorites.removeFavorite, () => Promise.reject(new Refused(code))),
    )
    await heart('Anchor 1').click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('An unexpected error occurred')
    await expect.element(heart('Anchor 1')).toHaveAttribute('aria-pressed', 'true')
    code = 'NOT_FOUND'
    await heart('Anchor 1').click()
    await expect.element(heart('Anchor 1')).toHaveAttribute('aria-pressed', 'false')
    expect(all('main article [role="alert"]')).toEqual([])
  })
})
