import { readUserDetails } from '@vitrine/contracts/identity/endpoints'
import { Refused, responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { listTags } from '@vitrine/contracts/tags/endpoints'
import {
  deleteItem,
  listStaffViews,
  readItem,
  readReleasedSpecifics,
} from '@vitrine/contracts/vault-items/endpoints'
import { listValuations } from '@vitrine/contracts/vault-items/value-endpoints'
import { retryImage } from '@vitrine/contracts/vault-media/endpoints'
import { readLiteValuation } from '@vitrine/contracts/worth-score/endpoints'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scoreFigures } from '../../../../tests/a-score.ts'
import { aUser } from '../../../../tests/a-user.ts'
import { aVaultItem } from '../../../../tests/a-vault-item.ts'
import { all, one, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { brightnessOf, chooseTheme } from '../../../../tests/seen-colors.ts'
import { browserQueryClient } from '../../../shared/api/browser-queries.ts'
import { itemsKey } from '../queries/items.ts'

const paying = aUser(['ROLE_UNLIMITED'], 'Active')
const open = (item = aVaultItem(), user = paying) =>
  openSite(
    '/app/vault/myVaultItem?id=12',
    responds(readUserDetails, () => user),
    responds(readItem, () => item),
  )
const released = (ids: number[], isInPublicCollection: boolean) =>
  responds(readReleasedSpecifics, () => ({ ids, isInPublicCollection }))
const openWith = (...responders: Responder[]) =>
  openSite(
    '/app/vault/myVaultItem?id=12',
    responds(readUserDetails, () => paying),
    responds(readItem, () => aVaultItem()),
    ...responders,
  )
const MISSING = "Sorry, but the item can't be found in your vault."

describe('what others see of an item', () => {
  test.each([
    [[31], true, 'Everybody sees on the public page: Maker.'],
    [[], true, 'The public page shows none of the item specifics. Edit the item to show some.'],
    [[31], false, 'The public page would show: Maker. The item is in no public collection.'],
  ] as const)('%j in a public collection: %s, %s', async (ids, isPublic, sentence) => {
    await openWith(released([...ids], isPublic))
    await expect.element(page.getByText(sentence)).toBeVisible()
  })

  test('is not mentioned where nothing is shown and nothing could be', async () => {
    const { asked } = await openWith(released([], false))
    await expect.poll(() => asked.some(({ path }) => path.endsWith('/released-specifics'))).toBe(true)
    await expect.element(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    expect(textsOf(all('main p')).filter((text) => text.includes('public'))).toEqual([])
  })
})

describe('views by staff', () => {
  test('are told with their days and reasons', async () => {
    await openWith(
      responds(listStaffViews, () => ({
        views: [
          { viewedAt: '2026-11-03T08:00:00.000Z', reason: 'A claim of the insurer' },
          { viewedAt: '2026-10-02T08:00:00.000Z', reason: 'The member asked on the phone' },
        ],
      })),
    )
    const section = page.getByRole('region', { name: 'Seen by Vitrine staff' })
    await expect.element(section).toBeVisible()
    expect(textsOf(all('section[aria-labelledby="staff-views"] li'))).toEqual([
      'Vitrine staff opened the private details of this item on Nov 03, 2026: A claim of the insurer',
      'Vitrine staff opened the private details of this item on Oct 02, 2026: The member asked on the phone',
    ])
  })

  test('are not mentioned where there are none', async () => {
    const { asked } = await openWith(responds(listStaffViews, () => ({ views: [] })))
    await expect.poll(() => asked.some(({ path }) => path.endsWith('/staff-views'))).toBe(true)
    await expect.element(page.getByRole('heading', { name: 'Description' })).toBeVisible()
    expect(page.getByText(/Vitrine staff/).query()).toBeNull()
  })
})

describe('the page of an item', () => {
  test('D2-002, D2-057, D2-065: shows every field that is filled, by its label', async () => {
    await open()
    await expect.element(page.getByRole('heading', { name: 'Silver teapot' })).toBeVisible()
    const facts = () =>
      all('main dl > div').map((row) => [...row.children].map(({ textContent }) => textContent))
    // The categories' names come by a call of their own.
    await expect.poll(facts).toEqual([
      ['Category', 'Advertising'],
      ['Collection', 'Tea'],
      ['Tags', 'Favorite'],
      ['Date acquired', 'Jun 02, 2019'],
      ['Purchase price', '$ 1,234.50'],
      ['Years in family', '3'],
      ['Significance', 'Family heirloom'],
      ['Insured', 'Yes'],
      ['Insurance company', 'Fine art policy'],
      ['Storage location', 'Display case'],
      ['Maker', 'Paul Storr'],
      ['Added', 'Mar 04, 2026'],
    ])
    expect(textsOf(all('main article p.whitespace-pre-line'))).toEqual([
      'A teapot of bullet shape.\nThe handle was mended.',
    ])
    await expect
      .element(page.getByRole('link', { name: 'Edit' }))
      .toHaveAttribute('href', '/app/vault/editVaultItem?id=12')
    await expect
      .element(page.getByRole('link', { name: 'Research' }))
      .toHaveAttribute('href', '/inventory/search?query=Silver+teapot')
  })

  test('goes through the photos by arrows, thumbnails and the keyboard, and opens one over the whole screen', async () => {
    await open()
    const second = page.getByRole('button', { name: 'Photo 2' })
    await page.getByRole('button', { name: 'Next photo' }).click()
    await expect.element(second).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('{ArrowLeft}')
    await expect
      .element(page.getByRole('button', { name: 'Photo 1' }))
      .toHaveAttribute('aria-current', 'true')
    await second.click()
    await page.getByRole('button', { name: 'Enlarge Silver teapot, photo 2 of 2' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Photos' })).toBeVisible()
    await expect.element(page.getByText('Photo 2 of 2')).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Photos' })
    await dialog.getByRole('button', { name: 'Previous photo' }).click()
    await expect.element(page.getByText('Photo 1 of 2')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('Photo 2 of 2')).toBeVisible()
  })

  test('D2-042: its owner deletes it after a question, and goes to the list when that was read', async () => {
    const { asked, place } = await openSite(
      '/app/vault/myVaultItem?id=12',
      responds(readUserDetails, () => paying),
      responds(readItem, () => aVaultItem()),
      responds(deleteItem, () => ({ response: { id: 12 } })),
    )
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect
      .element(
        page.getByText(
          'Are you sure? Your item is included in a collection and it will also be deleted from there.',
        ),
      )
      .toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect.element(page.getByText('You have successfully deleted your item!')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(place).toBe('/app/vault/myVault/list')
    expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/v1/vault/items/12',
    ])
  })

  test('that it is deleted is said even where it was being read once more', async () => {
    const again = Promise.withResolvers<void>()
    let reads = 0
    await openSite(
      '/app/vault/myVaultItem?id=12',
      responds(readUserDetails, () => paying),
      responds(readItem, async () => {
        reads += 1
        if (reads === 1) return aVaultItem()
        await again.promise
        throw new Refused('NOT_FOUND')
      }),
      responds(deleteItem, () => ({ response: { id: 12 } })),
    )
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    void browserQueryClient.invalidateQueries({ queryKey: itemsKey })
    await expect.poll(() => reads).toBe(2)
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect.element(page.getByText('You have successfully deleted your item!')).toBeVisible()
    again.resolve()
    await expect.poll(() => browserQueryClient.isFetching()).toBe(0)
    await expect.element(page.getByText('You have successfully deleted your item!')).toBeVisible()
  })

  test('Escape leaves its tags, and the focus goes back to the button that opened them', async () => {
    await openSite(
      '/app/vault/myVaultItem?id=12',
      responds(readUserDetails, () => paying),
      responds(readItem, () => aVaultItem()),
      responds(listTags, () => ({ items: [], meta: { total: 0, currentLimit: 20, currentOffset: 0 } })),
    )
    const opener = page.getByRole('button', { name: 'Add a tag' })
    await opener.click()
    await expect.element(page.getByRole('dialog', { name: 'Add a tag' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog', { name: 'Add a tag' })).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  test('a photo is named by what its owner says of it', async () => {
    await open(
      aVaultItem({
        images: [{ id: 21, url: '/api/v1/vault/media/first', altText: 'The teapot from its left' }],
      }),
    )
    await expect.element(page.getByRole('img', { name: 'The teapot from its left' })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Enlarge The teapot from its left' })).toBeVisible()
  })

  test('a photo whose smaller sizes failed says so, and is tried again', async () => {
    const [first, second] = aVaultItem().images
    if (!first || !second) throw new Error('the item has two photos')
    const { asked } = await openSite(
      '/app/vault/myVaultItem?id=12',
      responds(readUserDetails, () => paying),
      responds(readItem, () => aVaultItem({ images: [first, { ...second, isFailed: true }] })),
      responds(retryImage, () => ({ response: { id: 12, images: [first, second] } })),
    )
    await expect.element(page.getByText('The smaller sizes of photo 2 could not be made.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again with photo 2' }).click()
    await expect
      .element(page.getByText('The smaller sizes of photo 2 could not be made.'))
      .not.toBeInTheDocument()
    expect(asked.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/v1/vault/items/12/images/22/retry',
    ])
  })

  test('two specifics of one name are both shown', async () => {
    await open(
      aVaultItem({
        itemSpecifics: [
          { id: 1, name: 'mark', displayName: 'Mark', value: 'Lion' },
          { id: 2, name: 'mark', displayName: 'Mark', value: 'Anchor' },
        ],
      }),
    )
    await expect.element(page.getByText('Lion')).toBeVisible()
    await expect.element(page.getByText('Anchor')).toBeVisible()
  })

  test('an item without photos keeps their place, and a sold one says so', async () => {
    await open(aVaultItem({ images: [], soldPrice: 90 }))
    await expect.element(page.getByText('No photos yet. The drawing stands for Advertising.')).toBeVisible()
    await expect.element(page.getByText('Sold', { exact: true })).toBeVisible()
    await expect.element(page.getByText('$ 90.00')).toBeVisible()
  })

  test('the suspended see their item and nothing that changes it', async () => {
    await open(aVaultItem(), aUser(['ROLE_UNLIMITED'], 'Suspended'))
    await expect.element(page.getByRole('heading', { name: 'Silver teapot' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  })

  test('D2-002, D2-057: a missing or foreign item, and what is no id, show the card with its picture', async () => {
    await openSite(
      '/app/vault/myVaultItem?id=12',
      responds(readUserDetails, () => paying),
      responds(readItem, () => Promise.reject(new Refused('NOT_FOUND'))),
    )
    await expect.element(page.getByRole('heading', { name: MISSING })).toBeVisible()
    const { asked } = await openSite(
      '/app/vault/myVaultItem?id=twelve',
      responds(readUserDetails, () => paying),
    )
    await expect.element(page.getByRole('heading', { name: MISSING })).toBeVisible()
    expect(asked.filter(({ path }) => path.includes('/vault/items'))).toEqual([])
  })

  test('without photos does not shine by night: the drawing in their place brings its own dark ground', async () => {
    chooseTheme('dark')
    await open(aVaultItem({ images: [] }))
    await expect.element(page.getByText(/^No photos yet\./)).toBeVisible()
    const [mat, drawing] = [one('main article .mat'), one('main article .mat img')]
    expect(brightnessOf(getComputedStyle(mat).backgroundColor)).toBeLessThan(60)
    // The drawing follows the color scheme of the page.
    expect([getComputedStyle(drawing).filter, getComputedStyle(drawing).colorScheme]).toEqual([
      'none',
      'dark',
    ])
    document.documentElement.setAttribute('data-theme', 'light')
    await expect.poll(() => getComputedStyle(drawing).colorScheme).toBe('light')
    expect(getComputedStyle(drawing).filter).toBe('none')
  })

  test('D2-057: is shown by a placeholder until it comes', async () => {
    const given = Promise.withResolvers<ReturnType<typeof aVaultItem>>()
    await openSite(
      '/app/vault/myVaultItem?id=12',
      responds(readUserDetails, () => paying),
      responds(readItem, () => given.promise),
    )
    const placeholder = page.getByRole('status', { name: 'Loading the item' })
    await expect.element(placeholder).toBeVisible()
    given.resolve(aVaultItem())
    await expect.element(page.getByRole('heading', { name: 'Silver teapot' })).toBeVisible()
    await expect.element(placeholder).not.toBeInTheDocument()
  })

  test('D2-010: a failure says so, and asks again', async () => {
    let isAway = true
    await openSite(
      '/app/vault/myVaultItem?id=12',
      responds(readUserDetails, () => paying),
      responds(readItem, () => (isAway ? Promise.reject(new Refused('TOO_MANY_REQUESTS')) : aVaultItem())),
    )
    await expect
      .element(page.getByText('Too many requests. Please wait a moment and try again.'))
      .toBeVisible()
    isAway = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('heading', { name: 'Silver teapot' })).toBeVisible()
  })
})

test('a value that is made for the page is kept: it shows its day, and how it stands beside what was paid', async () => {
  let isKept = false
  await openSite(
    '/app/vault/myVaultItem?id=12',
    responds(readUserDetails, () => paying),
    responds(readItem, () => ({
      ...aVaultItem(),
      ...(isKept && { meanPrice: 468, estimateCurrency: 'USD', estimatedAt: '2026-11-02T10:00:00.000Z' }),
    })),
    responds(readLiteValuation, () => {
      isKept = true
      return scoreFigures
    }),
    responds(listValuations, () => ({
      items: [
        ['2026-08-01T10:00:00.000Z', 400],
        ['2026-11-02T10:00:00.000Z', 468],
      ].map(([valuedAt, meanPrice]) => ({
        valuedAt: String(valuedAt),
        estimatedPriceMin: 310,
        estimatedPriceMax: 690,
        meanPrice: Number(meanPrice),
        widePriceMin: 200,
        widePriceMax: 900,
        currency: 'USD',
        total: 12,
      })),
    })),
  )
  await expect.element(page.getByText('as of Nov 02, 2026')).toBeVisible()
  const history = page.getByRole('region', { name: 'Value over time' })
  await expect.element(history.getByText('Purchase price: $ 1,234.50')).toBeVisible()
  await history.getByText('Show as a table').click()
  await expect
    .poll(() => textsOf(history.getByRole('row').elements()))
    .toEqual([
      'Valued onMiddle estimateRangeSales',
      'Aug 01, 2026$ 400.00$ 310.00 - $ 690.0012',
      'Nov 02, 2026$ 468.00$ 310.00 - $ 690.0012',
    ])
})
