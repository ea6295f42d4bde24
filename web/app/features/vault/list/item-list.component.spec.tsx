import { expectConsoleError } from '@vitrine/contracts/testing/console-complaints'
import * as preferencesEndpoints from '@vitrine/contracts/preferences/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import * as items from '@vitrine/contracts/vault-items/endpoints'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aUser } from '../../../../tests/a-user.ts'
import { aTag, aVault, callsTo, fails, listed, respondsFor } from '../../../../tests/a-vault.ts'
import { heldRefusal } from '../../../../tests/held-refusal.ts'
import { all, menuEntry, textsOf, typeAtOnce } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const LIST = '/app/vault/myVault/list'
const CALL = '/api/v1/vault/items'
const rows = () => page.getByRole('list', { name: 'Vault items' })
const titles = () => textsOf(all('main li h2'))
const apply = () => page.getByRole('button', { name: 'Apply' })
const titleBox = () => page.getByRole('combobox', { name: 'Title' })
const jugs = (count: number) => Array.from({ length: count }, (_, place) => listed(place + 1))

describe('the list', () => {
  test('D2-025, D2-029 to D2-031: asks for 20 in the stored order, and shows each with its link, its facts and its actions', async () => {
    const vault = aVault({
      items: [
        listed(1, {
          title: 'Silver teapot',
          tags: [aTag(5, 'Favorite')],
          imagesCount: 2,
          soldPrice: 10,
          itemCollections: [{ id: 4, title: 'Tea' }],
        }),
      ],
    })
    const { asked } = await openSite(LIST, ...respondsFor(vault))
    await expect
      .element(page.getByRole('link', { name: 'Silver teapot', exact: true }))
      .toHaveAttribute('href', '/app/vault/myVaultItem?id=1')
    expect(callsTo(asked, CALL)).toEqual([['GET', '?offset=0&limit=20&s=createdDate:desc&with=record']])
    for (const words of ['Ceramics', 'Added Mar 04, 2026', '2 photos', 'In Tea', 'Favorite', 'Sold'])
      await expect.poll(() => rows().element().textContent).toContain(words)
    for (const name of ['Add to a collection', 'Add a tag', 'Delete'])
      await expect.element(page.getByRole('button', { name: `${name}: Silver teapot` })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Edit: Silver teapot' }))
      .toHaveAttribute('href', '/app/vault/editVaultItem?id=1')
    await expect
      .element(page.getByRole('link', { name: '+ Add Vault Item' }))
      .toHaveAttribute('href', '/app/vault/addVaultItem')
    expect(await violationsIn('main')).toEqual([])
  })

  test('D2-024: of 20 has no pages, of 41 three; an offset past the end shows the last one', async () => {
    const vault = aVault({ items: jugs(20) })
    await openSite(LIST, ...respondsFor(vault))
    await expect.element(page.getByRole('link', { name: 'Jug 20', exact: true })).toBeVisible()
    await expect.element(page.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    vault.items = jugs(41)
    const site = await openSite(`${LIST}?offset=400`, ...respondsFor(vault))
    await expect.poll(() => site.place()).toBe(`${LIST}?offset=40`)
    await expect.poll(titles).toEqual(['Jug 41'])
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect.poll(() => site.place()).toBe(`${LIST}?offset=20`)
  })

  test('D2-035: of an empty vault is the starter guide', async () => {
    await openSite(LIST, ...respondsFor(aVault()))
    await expect
      .element(page.getByRole('heading', { name: "You don't have any items in your vault" }))
      .toBeVisible()
    expect(textsOf(all('main ol li p'))).toEqual([
      'Step 1 Click on "ADD VAULT ITEM"',
      'Step 2 Upload Photos & Details',
      'Step 3 Review & Upload',
    ])
    await expect
      .element(page.getByRole('link', { name: 'Add Vault Item', exact: true }))
      .toHaveAttribute('href', '/app/vault/addVaultItem')
    expect(await violationsIn('main')).toEqual([])
  })

  test.each([
    ['?f.title=zebra', 'No results found for zebra'],
    ['?f.tagsId=5', 'No results found.'],
  ])('D2-036: that a filter leaves empty says so: %s', async (search, words) => {
    await openSite(`${LIST}${search}`, ...respondsFor(aVault({ items: jugs(1), tags: [aTag(5, 'Blue')] })))
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    await expect.element(page.getByText('Please check your filters or try a different term.')).toBeVisible()
  })

  test('D2-010, D2-213: that does not come says why, shows no placeholder, and can be asked for again', async () => {
    let isBroken = true
    const vault = aVault({ items: jugs(1) })
    const { asked } = await openSite(
      LIST,
      responds(items.listItems, () =>
        isBroken ? fails() : { items: vault.items, meta: { total: 1, currentLimit: 20, currentOffset: 0 } },
      ),
      ...respondsFor(vault),
    )
    await expect.element(page.getByText('An unexpected error occurred')).toBeVisible()
    await expect.element(page.getByText(/^Oops, something went wrong/)).toBeVisible()
    expect(all('main [data-skeleton]')).toEqual([])
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(titles).toEqual(['Jug 1'])
    expect(callsTo(asked, CALL)).toHaveLength(2)
  })

  test('D1-195: that does not come raises the banner, which leads a member to their dashboard and goes with the page', async () => {
    const banner = page.getByText(
      'Oops, something went wrong. Why not go back to your Dashboard and try again?',
    )
    const { place } = await openSite(
      LIST,
      responds(items.listItems, () => new Response('', { status: 502 })),
      ...respondsFor(aVault({ items: jugs(1) })),
    )
    await expect.element(banner).toBeVisible()
    await expect
      .element(banner.getByRole('link', { name: 'Dashboard' }))
      .toHaveAttribute('href', '/app/vault/dashboard')
    await menuEntry('Marks').click()
    await expect.poll(place).toBe('/marks')
    await expect.element(banner).not.toBeInTheDocument()
  })

  test('D2-212: that is asked for without a network says so, and comes by itself once there is one', async () => {
    onTestFinished(() => void dispatchEvent(new Event('online')))
    let isOffline = false
    const vault = aVault({ items: jugs(3) })
    const list = responds(items.listItems, () =>
      isOffline
        ? Promise.reject(new TypeError('Failed to fetch'))
        : { items: vault.items, meta: { total: 3, currentLimit: 20, currentOffset: 0 } },
    )
    await openSite(LIST, list, ...respondsFor(vault))
    await expect.poll(titles).toHaveLength(3)
    isOffline = true
    dispatchEvent(new Event('offline'))
    await page.getByRole('combobox', { name: 'Category' }).selectOptions('Ceramics')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect
      .element(page.getByText('An error occurred while connecting to the server, please refresh the page.'))
      .toBeVisible()
    expect(all('main [data-skeleton]')).toEqual([])
    isOffline = false
    dispatchEvent(new Event('online'))
    await expect.poll(titles).toHaveLength(3)
  })

  test('D2-010, D2-028: is shown by placeholders until it comes', async () => {
    const given = heldRefusal()
    await openSite(
      LIST,
      responds(items.listItems, () => given.promise),
      ...respondsFor(aVault()),
    )
    await expect.poll(() => all('main [data-skeleton]').length).toBeGreaterThan(0)
  })

  test('D2-201: goes on with the defaults where preferences cannot be read', async () => {
    const { asked } = await openSite(
      LIST,
      responds(preferencesEndpoints.listPreferences, fails),
      ...respondsFor(aVault({ items: jugs(1) })),
    )
    await expect.poll(titles).toEqual(['Jug 1'])
    expect(callsTo(asked, CALL)).toEqual([['GET', '?offset=0&limit=20&s=createdDate:desc&with=record']])
  })

  test('of whoever is suspended has nothing that writes', async () => {
    await openSite(
      LIST,
      ...respondsFor(aVault({ user: aUser(['ROLE_UNLIMITED'], 'Suspended'), items: jugs(1) })),
    )
    await expect.poll(titles).toEqual(['Jug 1'])
    expect(all('main input[type=checkbox]')).toEqual([])
    expect(textsOf(all('main a')).filter((text) => text.includes('Add'))).toEqual([])
    await expect.element(page.getByRole('button', { name: 'Delete: Jug 1' })).not.toBeInTheDocument()
  })

  test('D2-214: whose membership ended meanwhile asks again who reads, and shows the guest view', async () => {
    const vault = aVault({ items: jugs(1) })
    await openSite(
      LIST,
      responds(items.listItems, () => {
        vault.user = aUser()
        return Promise.reject(new Refused('FORBIDDEN'))
      }),
      ...respondsFor(vault),
    )
    await expect
      .element(page.getByText('Sorry! This feature is only available for paid subscribers.'))
      .toBeVisible()
  })
})

describe('the filter', () => {
  const vault = () =>
    aVault({
      items: [
        listed(1, { title: 'Blue jug', tags: [aTag(5, 'Blue')] }),
        listed(2, { title: 'Brown jug', categoryId: 13 }),
      ],
      tags: [aTag(5, 'Blue')],
    })

  test('D2-011, D2-017, D2-019, D2-022: can be applied once it differs, and then stands in the URL; Clear takes it out', async () => {
    const site = await openSite(LIST, ...respondsFor(vault()))
    await expect.element(apply()).toBeDisabled()
    await page.getByLabelText('Category').selectOptions('Glass')
    await expect.element(apply()).toBeEnabled()
    await page.getByLabelText('Category').selectOptions('All categories')
    await titleBox().fill('   ')
    await expect.element(apply()).toBeDisabled()
    await titleBox().fill(' jug ')
    await page.getByLabelText('Tag', { exact: true }).selectOptions('Blue')
    await apply().click()
    await expect.poll(() => site.place()).toBe(`${LIST}?f.title=jug&f.tagsId=5`)
    await expect.poll(titles).toEqual(['Blue jug'])
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => site.place()).toBe(LIST)
    await expect.element(titleBox()).toHaveValue('')
    await expect.poll(titles).toEqual(['Blue jug', 'Brown jug'])
  })

  test('D2-022: begins with the first page of what it finds', async () => {
    const site = await openSite(`${LIST}?offset=20`, ...respondsFor(aVault({ items: jugs(41) })))
    await expect.poll(titles).toContain('Jug 21')
    await titleBox().fill('jug')
    await apply().click()
    await expect.poll(() => site.place()).toBe(`${LIST}?f.title=jug`)
    await expect.poll(titles).toContain('Jug 1')
  })

  test('D2-011, D2-091, D2-092: offers the 23 categories A-Z, after all of them', async () => {
    await openSite(LIST, ...respondsFor(vault()))
    await expect
      .poll(() => all('select[id] option').map(({ textContent }) => textContent))
      .toContain('Textiles Clothing & Accessories')
    const offered = textsOf([...page.getByLabelText('Category').element().querySelectorAll('option')])
    expect(offered).toHaveLength(24)
    expect(offered.slice(0, 2)).toEqual(['All categories', 'Advertising'])
    expect(offered.slice(1)).toEqual(offered.slice(1).toSorted())
  })

  test('D2-018: is applied by Enter when it has changed, and not otherwise', async () => {
    const site = await openSite(LIST, ...respondsFor(vault()))
    await titleBox().click()
    await userEvent.keyboard('{Enter}')
    await expect.element(titleBox()).toHaveFocus()
    expect(site.place()).toBe(LIST)
    await titleBox().fill('brown')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => site.place()).toBe(`${LIST}?f.title=brown`)
    // An Enter that changed nothing would have asked for the list as well.
    await expect.poll(() => callsTo(site.asked, CALL)).toHaveLength(2)
  })

  test('D2-011 to D2-013, D2-016: suggests own titles from 3 characters on, in one call, takes one by keyboard, and no more than 100 characters', async () => {
    const site = await openSite(LIST, ...respondsFor(vault()))
    await expect.element(titleBox()).toHaveAttribute('maxlength', '100')
    await expect.element(titleBox()).toBeVisible()
    typeAtOnce(titleBox(), 'bro')
    await expect.element(page.getByRole('option', { name: 'Brown jug' })).toBeVisible()
    expect(callsTo(site.asked, `${CALL}/titlesuggestions`)).toEqual([['GET', '?term=bro']])
    await titleBox().click()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(titleBox()).toHaveValue('Brown jug')
    expect(site.place()).toBe(LIST)
    await apply().click()
    await expect.poll(titles).toEqual(['Brown jug'])
  })

  test('says what was found instead of its words, above the items', async () => {
    const found = [listed(1, { title: 'Longcase clock' })]
    await openSite(
      `${LIST}?f.title=Standuhr`,
      responds(items.listItems, () => ({
        items: found,
        meta: { total: 1, currentLimit: 20, currentOffset: 0 },
        understood: { kind: 'partial' as const, leftOut: ['value'], shownFor: ['longcase clock'] },
      })),
      ...respondsFor(aVault({ items: found })),
    )
    const note = page.getByText('Without: value. Shown for: longcase clock.', { exact: true })
    await expect.element(note).toBeVisible()
    expect(
      note.element().compareDocumentPosition(rows().element()) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
    expect(await violationsIn('main')).toEqual([])
  })

  test('D2-036: that finds only close spellings says that it found nothing, and leads to them', async () => {
    const vault = aVault({ items: [listed(1, { title: 'Meissen bowl' }), ...jugs(2)] })
    const nothing = { items: [], meta: { total: 0, currentLimit: 20, currentOffset: 0 } }
    const { place } = await openSite(
      `${LIST}?f.title=meisen&f.categoryId=3`,
      responds(items.listItems, ({ query }) =>
        query['f.text'] === 'meisen'
          ? {
              ...nothing,
              understood: { kind: 'guessed' as const, used: 'meissen' },
              closeSpellings: vault.items.slice(0, 1),
            }
          : nothing,
      ),
      ...respondsFor(vault),
    )
    await expect.element(page.getByText('No results found for meisen', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Close spellings:' })).toBeVisible()
    expect(titles()).toEqual(['Meissen bowl'])
    expect(await violationsIn('main')).toEqual([])
    await page.getByRole('link', { name: 'Search for "meissen"' }).click()
    await expect.poll(place).toBe(`${LIST}?f.title=meissen&f.categoryId=3`)
  })

  test('D2-015: whose suggestions fail suggests nothing', async () => {
    await openSite(LIST, responds(items.suggestItems, fails), ...respondsFor(vault()))
    await expect.element(titleBox()).toBeVisible()
    typeAtOnce(titleBox(), 'jug')
    await expectConsoleError(/^suggestions could not be loaded/)
    await expect.element(page.getByRole('option', { name: 'Blue jug' })).not.toBeInTheDocument()
  })

  test('D2-020: on a phone stands in a panel, which closes by its sign, by Apply and by Clear', async () => {
    await page.viewport(390, 800)
    try {
      const site = await openSite(LIST, ...respondsFor(vault()))
      const show = page.getByRole('button', { name: 'Show Filters' })
      const panel = page.getByRole('dialog', { name: 'Filters' })
      await show.click()
      await panel.getByRole('button', { name: 'Close' }).click()
      await expect.element(panel).not.toBeInTheDocument()
      await show.click()
      await panel.getByLabelText('Title').fill('brown')
      await panel.getByRole('button', { name: 'Apply' }).click()
      await expect.element(panel).not.toBeInTheDocument()
      await expect.poll(() => site.place()).toBe(`${LIST}?f.title=brown`)
      await show.click()
      await panel.getByRole('button', { name: 'Clear' }).click()
      await expect.element(panel).not.toBeInTheDocument()
      await expect.poll(() => site.place()).toBe(LIST)
    } finally {
      await page.viewport(1300, 800)
    }
  })
})

describe('order and view', () => {
  test('D2-025, D2-026: another order leads to page 1 and is kept by one call; the URL beats what is stored', async () => {
    const vault = aVault({ items: jugs(41) })
    const site = await openSite(`${LIST}?offset=20`, ...respondsFor(vault))
    await expect.element(page.getByLabelText('Sort by')).toHaveDisplayValue('Last Added')
    await page.getByLabelText('Sort by').selectOptions('Alphabetic')
    await expect.poll(() => site.place()).toBe(`${LIST}?s=title%3Aasc`)
    await expect
      .poll(() => callsTo(site.asked, CALL).at(-1))
      .toEqual(['GET', '?offset=0&limit=20&s=title:asc&with=record'])
    await expect
      .poll(() => callsTo(site.asked, '/api/v1/user-preferences/vaultItemsListSort'))
      .toEqual([['PUT', '?value=title:asc']])
    await openSite(
      `${LIST}?s=createdDate%3Adesc`,
      ...respondsFor(
        aVault({ items: jugs(1), preferences: { ...vault.preferences, vaultItemsListSort: 'title:asc' } }),
      ),
    )
    await expect.element(page.getByLabelText('Sort by')).toHaveDisplayValue('Last Added')
  })

  test('D2-199: an order that is not kept is taken back, with a sentence', async () => {
    const site = await openSite(
      LIST,
      responds(preferencesEndpoints.changePreference, fails),
      ...respondsFor(aVault({ items: jugs(1) })),
    )
    await page.getByLabelText('Sort by').selectOptions('Alphabetic')
    await expect
      .element(page.getByText('Your choice could not be kept. Something went wrong! Please try again later!'))
      .toBeVisible()
    await expect.element(page.getByLabelText('Sort by')).toHaveDisplayValue('Last Added')
    await expect.poll(() => site.place()).toBe(LIST)
  })

  test('D2-027: a grid that was chosen before is shown again', async () => {
    const { preferences } = aVault()
    await openSite(
      LIST,
      ...respondsFor(aVault({ items: jugs(1), preferences: { ...preferences, vaultItemsViewType: 'grid' } })),
    )
    await expect.element(page.getByRole('radio', { name: 'Grid' })).toBeChecked()
  })

  test.each([320, 390])(
    'in the grid of a phone of %i px what can be done with an item stands in one row',
    async (width) => {
      await page.viewport(width, 844)
      const { preferences } = aVault()
      await openSite(
        LIST,
        ...respondsFor(
          aVault({ items: jugs(1), preferences: { ...preferences, vaultItemsViewType: 'grid' } }),
        ),
      )
      await expect.element(page.getByRole('button', { name: 'Delete: Jug 1' })).toBeVisible()
      const places = all('[aria-label="Actions for Jug 1"] > *').map((action) =>
        action.getBoundingClientRect(),
      )
      expect(places).toHaveLength(4)
      expect(new Set(places.map(({ top }) => top)).size).toBe(1)
      for (const { width: wide, height } of places) expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24)
    },
  )

  test('D2-027, D2-032, D2-199: the grid shows at once and is taken back where it is not kept', async () => {
    const kept = heldRefusal()
    await openSite(
      LIST,
      responds(preferencesEndpoints.changePreference, () => kept.promise),
      ...respondsFor(
        aVault({
          items: [
            listed(1, { title: 'a'.repeat(46), tags: [1, 2, 3, 4].map((id) => aTag(id, `Tag ${id}`)) }),
          ],
        }),
      ),
    )
    await expect.element(page.getByRole('radio', { name: 'List' })).toBeChecked()
    await page.getByRole('radio', { name: 'Grid' }).click({ force: true })
    await expect.poll(titles).toEqual([`${'a'.repeat(45)}...`])
    await expect.poll(() => rows().element().textContent).toContain('Tag 1Tag 2Tag 3+1')
    expect(await violationsIn('main')).toEqual([])
    kept.reject(new Refused('UNEXPECTED'))
    await expect.poll(titles).toEqual(['a'.repeat(46)])
    await expect.element(page.getByText(/^Your choice could not be kept\./)).toBeVisible()
  })
})
