import * as collections from '@vitrine/contracts/collections/endpoints'
import { collectionMessages } from '@vitrine/contracts/collections/messages'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  aCollection,
  aVault,
  callsTo,
  listed,
  respondsFor,
  type TestVault,
} from '../../../../tests/a-vault.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const PAGE = '/app/vault/collections/7'
const CALL = '/api/v1/vault/item-collections/7'
const ITEMS = '/api/v1/vault/items'
const inside = { itemCollections: [{ id: 7, title: 'Tea pots' }] }
const vaultOf = (change: Partial<TestVault> = {}) =>
  aVault({
    collections: [aCollection(7, { title: 'Tea pots', itemsCount: 2 })],
    items: [listed(1, inside), listed(2), listed(3, inside)],
    ...change,
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const toggle = () => page.getByRole('switch')
const shownItems = () => textsOf(all('ul[aria-label="Items of this collection"] h2'))
const puts = (asked: Parameters<typeof callsTo>[0]) =>
  callsTo(asked, CALL).filter((call) => Array.isArray(call) && call[0] === 'PUT')

/** Keeps what it is told. */
const keeps = (vault: TestVault) =>
  responds(collections.updateCollection, ({ body, params: { id } }) => {
    vault.collections = vault.collections.map((one) =>
      one.id === id && body.status ? { ...one, status: body.status } : one,
    )
    return { response: { id } }
  })

describe('My Collection', () => {
  test('D3-016, D3-020, D3-024: shows the collection with its actions, and its items 9 a page', async () => {
    const many = Array.from({ length: 10 }, (_, place) => listed(place + 1, inside))
    const { asked, place } = await openSite(PAGE, ...respondsFor(vaultOf({ items: many })))
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Collection' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 2, name: 'Tea pots' })).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }))
      .toHaveAttribute('href', '/app/vault/editCollection?collectionId=7')
    await expect.poll(() => shownItems().length).toBe(9)
    expect(callsTo(asked, ITEMS)).toEqual([
      ['GET', '?f.itemCollectionId=7&offset=0&limit=9&s=createdDate:desc'],
    ])
    expect(await violationsIn('main')).toEqual([])
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect.poll(shownItems).toEqual(['Jug 10'])
    expect(place()).toBe(`${PAGE}?offset=9`)
  })

  test.each(['/app/vault/collections/8', '/app/vault/collections/none'])(
    'D3-026: at %s, which is none of the member’s, says so and leads to the list',
    async (path) => {
      await openSite(path, ...respondsFor(vaultOf()))
      await expect
        .element(
          page.getByRole('heading', { name: "Sorry, but the collection can't be found in your vault." }),
        )
        .toBeVisible()
      await expect
        .element(page.getByRole('link', { name: 'Go to your collections' }))
        .toHaveAttribute('href', '/app/vault/collections/list')
    },
  )

  test('D3-025: shows its items as a grid or a list from 992 px on, as the member chooses; below always a grid', async () => {
    const { asked } = await openSite(PAGE, ...respondsFor(vaultOf()))
    await expect.element(page.getByRole('radio', { name: 'Grid' })).toBeChecked()
    await page.getByRole('radio', { name: 'List' }).click()
    await expect
      .poll(() => callsTo(asked, '/api/v1/user-preferences/vaultCollectionsViewType'))
      .toEqual([['PUT', '?value=row']])
    await expect.element(page.getByRole('radio', { name: 'List' })).toBeChecked()
    await page.viewport(991, 800)
    await expect.element(page.getByRole('radio', { name: 'List' })).not.toBeInTheDocument()
    await page.viewport(992, 800)
    await expect.element(page.getByRole('radio', { name: 'List' })).toBeChecked()
  })

  test('D3-025: the order of its items stands in the URL and is kept', async () => {
    const { asked, place } = await openSite(PAGE, ...respondsFor(vaultOf()))
    await page.getByLabelText('Sort by').selectOptions('Title A-Z')
    await expect.poll(place).toBe(`${PAGE}?s=title%3Aasc`)
    await expect
      .poll(() => callsTo(asked, ITEMS).at(-1))
      .toEqual(['GET', '?f.itemCollectionId=7&offset=0&limit=9&s=title:asc'])
    expect(callsTo(asked, '/api/v1/user-preferences/vaultItemsListSort')).toEqual([
      ['PUT', '?value=title:asc'],
    ])
  })

  test('D3-020, D3-055: is deleted from its page, which then leads to the list', async () => {
    const vault = vaultOf()
    const { place } = await openSite(
      PAGE,
      responds(collections.deleteCollection, () => {
        vault.collections = []
        return { response: { id: 7 } }
      }),
      ...respondsFor(vault),
    )
    await button('Delete').click()
    await button('Yes').click()
    await expect.element(page.getByText('You have successfully deleted your collection!')).toBeVisible()
    await button('Continue').click()
    await expect.poll(place).toBe('/app/vault/collections/list')
  })
})

describe('the switch', () => {
  test('of a collection that staff have taken down says so before it is pressed', async () => {
    await openSite(
      PAGE,
      ...respondsFor(vaultOf({ collections: [aCollection(7, { status: 'private', isTakenDown: true })] })),
    )
    await expect.element(toggle()).toHaveAccessibleDescription(collectionMessages.takenDown)
    await expect.element(page.getByText(collectionMessages.takenDown)).toBeVisible()
  })

  test('D3-022, D3-023: changes at once by one call, with its label, its sentence and the ways to share', async () => {
    const vault = vaultOf()
    const { asked } = await openSite(PAGE, keeps(vault), ...respondsFor(vault))
    await expect.element(page.getByText('Public', { exact: true }).last()).toBeVisible()
    await expect
      .element(
        page.getByText(
          'Anyone can see it: title, description, picture and its items. Never prices, when you got it, insurance or storage.',
        ),
      )
      .toBeVisible()
    await toggle().click()
    await expect.element(toggle()).not.toBeChecked()
    await expect.element(page.getByText(/^Anyone can see it/)).not.toBeInTheDocument()
    await expect.element(page.getByRole('region', { name: 'Share this collection' })).not.toBeInTheDocument()
    await expect.poll(() => puts(asked)).toEqual([['PUT', '', { status: 'private' }]])
  })

  test('D3-022: goes back with a sentence where the call fails', async () => {
    await openSite(
      PAGE,
      responds(collections.updateCollection, () => Promise.reject(new Refused('UNEXPECTED'))),
      ...respondsFor(vaultOf()),
    )
    await toggle().click()
    await expect
      .element(page.getByText('Something went wrong. Please try again', { exact: true }))
      .toBeVisible()
    await expect.element(toggle()).toBeChecked()
  })

  test('D3-022: pressed 21 times it ends as it was pressed last, one call at a time', async () => {
    const vault = vaultOf()
    const first = Promise.withResolvers<undefined>()
    let running = 0
    let most = 0
    const { asked } = await openSite(
      PAGE,
      responds(collections.updateCollection, async ({ body, params: { id } }) => {
        running += 1
        most = Math.max(most, running)
        await first.promise
        running -= 1
        vault.collections = [aCollection(7, { ...(body.status && { status: body.status }) })]
        return { response: { id } }
      }),
      ...respondsFor(vault),
    )
    await expect.element(toggle()).toBeChecked()
    const element = toggle().element()
    for (let press = 0; press < 21; press += 1) (element as HTMLInputElement).click()
    first.resolve(undefined)
    await expect.element(toggle()).not.toBeChecked()
    await expect.poll(() => vault.collections[0]?.status).toBe('private')
    expect([most, puts(asked).at(-1)]).toEqual([1, ['PUT', '', { status: 'private' }]])
  })
})

describe('sharing', () => {
  afterEach(() => vi.restoreAllMocks())

  test('D3-023: is by plain links in a new tab and by copying, all to the public page', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openSite(PAGE, ...respondsFor(vaultOf()))
    const panel = page.getByRole('region', { name: 'Share this collection' })
    await expect
      .poll(() => textsOf(all('section[aria-label="Share this collection"] li')))
      .toEqual(['Facebook', 'X', 'Pinterest', 'LinkedIn', 'Copy link'])
    for (const link of all('section[aria-label="Share this collection"] a')) {
      expect([link.getAttribute('target'), decodeURIComponent(link.getAttribute('href') ?? '')]).toEqual([
        '_blank',
        expect.stringContaining('https://vitrine.example/app/collection/7'),
      ])
    }
    await panel.getByRole('button', { name: 'Copy link' }).click()
    await expect.element(page.getByText('Link copied')).toBeVisible()
    expect(copied.mock.calls).toEqual([['https://vitrine.example/app/collection/7']])
  })

  test('whose link the browser does not copy shows the link', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    await openSite(PAGE, ...respondsFor(vaultOf()))
    await button('Copy link').click()
    await expect
      .element(
        page.getByText('Your browser did not let us copy the link: https://vitrine.example/app/collection/7'),
      )
      .toBeVisible()
  })
})
