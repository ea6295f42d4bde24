import * as preferencesEndpoints from '@vitrine/contracts/preferences/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import * as items from '@vitrine/contracts/vault-items/endpoints'
import { readVaultValue } from '@vitrine/contracts/vault-items/value-endpoints'
import type { VaultItemList } from '@vitrine/contracts/vault-items/schemas'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aVault, callsTo, fails, listed, respondsFor } from '../../../../tests/a-vault.ts'
import { all, one, suggestions, textsOf, typeAtOnce } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const DASHBOARD = '/app/vault/dashboard'
const box = () => page.getByRole('combobox', { name: 'Search your Vault' })
const heading = () => page.getByRole('heading', { level: 1 })
const rename = () => page.getByRole('button', { name: 'Rename your vault' })

describe('D2-004, D2-008, D2-009, D3-016, D3-018: the dashboard', () => {
  test('D2-007: shows the 50 items and the 3 collections that came last, and both buttons', async () => {
    const vault = aVault({
      items: Array.from({ length: 51 }, (_, place) => listed(place + 1)),
      collections: [1, 2, 3, 4].map((id) => ({ id, title: `Shelf ${id}`, status: 'private' as const })),
    })
    const { asked } = await openSite(DASHBOARD, ...respondsFor(vault))
    await expect.poll(() => all('ul[aria-label="Recent Vault Items"] li').length).toBe(50)
    await expect.poll(() => all('ul[aria-label="Collections"] li').length).toBe(3)
    expect(textsOf(all('main section h2'))).toEqual(['Recent Vault Items', 'Collections'])
    expect(callsTo(asked, '/api/v1/vault/items')).toEqual([['GET', '?limit=50&s=createdDate:desc']])
    await expect
      .element(page.getByRole('link', { name: 'Add Vault Item' }))
      .toHaveAttribute('href', '/app/vault/addVaultItem')
    await expect
      .element(page.getByRole('link', { name: 'Create Collection' }))
      .toHaveAttribute('href', '/app/vault/createCollection')
    expect(await violationsIn('main')).toEqual([])
  })

  test('shows a collection by its picture, else by a photo of what is in it, else by the drawing of none', async () => {
    const [own, ofItem] = ['own', 'item'].map(
      (name) => `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' id='${name}'/%3E`,
    )
    const kinds = [
      { id: 1, picture: own ?? null, itemPhoto: ofItem ?? null },
      { id: 2, itemPhoto: ofItem ?? null },
      { id: 3 },
    ]
    await openSite(
      DASHBOARD,
      ...respondsFor(
        aVault({
          collections: kinds.map((kind) => ({ title: 'Shelf', status: 'private' as const, ...kind })),
        }),
      ),
    )
    await expect
      .poll(() => all('ul[aria-label="Collections"] li img').map((img) => img.getAttribute('src')))
      .toEqual([own, ofItem, expect.stringMatching(/^\/images\//)])
  })

  test.each([1440, 820, 390])(
    'keeps its parts in their places while it comes, %i pixels wide',
    async (width) => {
      await page.viewport(width, 900)
      onTestFinished(() => page.viewport(1300, 800))
      const vault = aVault({
        items: Array.from({ length: 9 }, (_, place) => listed(place + 1)),
        collections: [{ id: 1, title: 'Shelf 1', status: 'private' as const }],
      })
      const [known, found] = [
        Promise.withResolvers<typeof vault.preferences>(),
        Promise.withResolvers<VaultItemList>(),
      ]
      await openSite(
        DASHBOARD,
        responds(preferencesEndpoints.listPreferences, () => known.promise),
        responds(items.listItems, () => found.promise),
        ...respondsFor(vault),
      )
      const part = (name: string) => page.getByRole('heading', { name, exact: true })
      const tops = () =>
        [page.getByRole('link', { name: 'Add Vault Item' }), box(), part('Recent Vault Items')].map((shown) =>
          Math.round(shown.element().getBoundingClientRect().top),
        )
      const columnsOf = (grid: string) => getComputedStyle(one(grid)).gridTemplateColumns
      await expect.poll(() => all('main [data-skeleton]').length).toBeGreaterThan(0)
      const [before, columns] = [tops(), columnsOf('main [role="status"].grid')]
      expect(
        one('main [role="status"].grid').getBoundingClientRect().bottom,
        'takes the whole screen',
      ).toBeGreaterThan(900)
      known.resolve(vault.preferences)
      await expect.element(rename()).toBeVisible()
      expect(tops()).toEqual(before)
      // They would be pushed away by the items.
      await expect.element(part('Collections')).not.toBeInTheDocument()
      found.resolve({ items: vault.items, meta: { total: 9, currentLimit: 50, currentOffset: 0 } })
      await expect.element(part('Collections')).toBeVisible()
      expect(tops()).toEqual(before)
      expect(columnsOf('ul[aria-label="Recent Vault Items"]')).toBe(columns)
    },
  )

  test('D2-007, D2-035: of an empty vault says so', async () => {
    await openSite(DASHBOARD, ...respondsFor(aVault()))
    await expect.element(page.getByText("You don't have any items in your vault")).toBeVisible()
    await expect.element(page.getByText('You have no collections yet.')).toBeVisible()
  })

  test('shows the sum of middle estimates with how many items are valued, each currency by itself, and value beside cost', async () => {
    const compared = { items: 1, value: 900, cost: 640 }
    const dollars = { currency: 'USD', valued: 2, value: 1_250, compared }
    const pounds = { currency: 'GBP', valued: 1, value: 80, compared: null }
    await openSite(
      DASHBOARD,
      responds(readVaultValue, () => ({
        itemsCount: 5,
        values: [dollars, pounds],
        oldestAt: '2026-08-01T10:00:00.000Z',
        newestAt: '2026-11-02T10:00:00.000Z',
        categories: [
          { id: 3, title: 'Glass', itemsCount: 4, values: [dollars, pounds] },
          { id: 0, title: '', itemsCount: 1, values: [] },
        ],
        collections: [{ id: 0, title: '', itemsCount: 5, values: [dollars, pounds] }],
        history: [
          {
            currency: 'USD',
            days: [
              { day: '2026-08-01', valued: 1, value: 350 },
              { day: '2026-11-02', valued: 2, value: 1_250 },
            ],
          },
        ],
      })),
      ...respondsFor(aVault({ items: [listed(1)] })),
    )
    const total = page.getByRole('group', { name: 'Value of your Vault' })
    await expect.element(total.getByText('$ 1,250.00, £ 80.00')).toBeVisible()
    await expect.element(total.getByText('3 of 5 items valued')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'By collection' })).toBeVisible()
    const rows = (table: string) =>
      textsOf(page.getByRole('table', { name: table, exact: true }).getByRole('row').elements())
    await expect
      .poll(() => rows('By category'))
      .toEqual(['CategoryValuedValue', 'Glass3 of 4$ 1,250.00£ 80.00', 'No category0 of 1'])
    expect(textsOf(all('main table:has(caption) tbody tr'))).toEqual([
      'Aug 01, 2026$ 350.001',
      'Nov 02, 2026$ 1,250.002',
      'Glass$ 900.00$ 640.001',
      'In no collection$ 900.00$ 640.001',
    ])
    expect(await violationsIn('main')).toEqual([])
  })

  test('D2-010: whose items do not come still shows the collections', async () => {
    await openSite(
      DASHBOARD,
      responds(items.listItems, fails),
      ...respondsFor(aVault({ collections: [{ id: 1, title: 'Shelf', status: 'public' }] })),
    )
    await expect.element(page.getByText('An unexpected error occurred')).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'Collections' }).getByText('Shelf')).toBeVisible()
  })
})

describe('the search of the dashboard', () => {
  const found = responds(items.suggestForDashboard, () => ({
    items: [
      { id: 1, title: 'Blue jug', type: 'item' as const },
      { id: 4, title: 'Jugs', type: 'collection' as const },
    ],
  }))

  test('D2-014: suggests items and collections from 3 characters on, and leads to the item', async () => {
    const site = await openSite(DASHBOARD, found, ...respondsFor(aVault()))
    await expect.element(box()).toBeVisible()
    typeAtOnce(box(), 'jug')
    await expect.poll(() => textsOf(suggestions().elements())).toEqual(['Blue jug', 'JugsCollection'])
    expect(callsTo(site.asked, '/api/v1/vault/dashboard/titlesuggestions')).toEqual([['GET', '?term=jug']])
    await suggestions().first().click()
    await expect.poll(() => site.place()).toBe('/app/vault/myVaultItem?id=1')
  })

  test('D2-014: leads to the collection that is chosen', async () => {
    const site = await openSite(
      DASHBOARD,
      found,
      ...respondsFor(aVault({ collections: [{ id: 4, title: 'Jugs', status: 'private' }] })),
    )
    await expect.element(box()).toBeVisible()
    typeAtOnce(box(), 'jug')
    await suggestions().nth(1).click()
    await expect.poll(() => site.place()).toBe('/app/vault/collections/4')
  })

  test('D3-015: leads to the list of what holds the text', async () => {
    const site = await openSite(DASHBOARD, found, ...respondsFor(aVault()))
    await box().fill(' ju ')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => site.place()).toBe('/app/vault/myVault/list?f.title=ju')
  })
})

describe("the vault's name", () => {
  const name = () => page.getByLabelText('Name of your vault')

  test('is the heading, and is saved by Enter; Escape takes back', async () => {
    const { asked } = await openSite(DASHBOARD, ...respondsFor(aVault()))
    await expect.element(heading()).toHaveTextContent('My Vault')
    await rename().click()
    await name().fill('Jugs & more')
    await userEvent.keyboard('{Escape}')
    await expect.element(heading()).toHaveTextContent('My Vault')
    await rename().click()
    await name().fill(' Jugs & more ')
    await userEvent.keyboard('{Enter}')
    await expect.element(heading()).toHaveTextContent('Jugs & more')
    expect(callsTo(asked, '/api/v1/user-preferences/vaultTitle')).toEqual([['PUT', '?value=Jugs+&+more']])
  })

  test('D2-200, D3-019: needs one character, and at most 80', async () => {
    await openSite(DASHBOARD, ...respondsFor(aVault()))
    await rename().click()
    await expect.element(name()).toHaveAttribute('maxlength', '80')
    await name().fill('   ')
    await userEvent.tab()
    await expect
      .element(page.getByText('Please include letters, numbers, or special characters to name your Vault!'))
      .toBeVisible()
  })

  test('that is not kept is taken back, with a sentence, and is in its field again', async () => {
    await openSite(
      DASHBOARD,
      responds(preferencesEndpoints.changePreference, fails),
      ...respondsFor(aVault()),
    )
    await rename().click()
    await name().fill('Jugs')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^Your choice could not be kept\./)).toBeVisible()
    await expect.element(heading()).toHaveTextContent('My Vault')
    await rename().click()
    await expect.element(name()).toHaveValue('Jugs')
    await userEvent.keyboard('{Escape}')
    await rename().click()
    await expect.element(name()).toHaveValue('My Vault')
  })
})
