import * as collections from '@vitrine/contracts/collections/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCollection, aVault, callsTo, fails, respondsFor } from '../../../../tests/a-vault.ts'
import { heldRefusal } from '../../../../tests/held-refusal.ts'
import { all, suggestions, textsOf, typeAtOnce } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'
import { violationsIn } from '@vitrine/contracts/testing/violations'

const LIST = '/app/vault/collections/list'
const CALL = '/api/v1/vault/item-collections'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const titles = () => textsOf(all('main h3'))
const titlesUnder = (heading: string) => textsOf(all(`main ul[aria-label="${heading}"] h3`))
const title = () => page.getByRole('combobox', { name: 'Title' })
const vaultOf = (count: number) =>
  aVault({ collections: Array.from({ length: count }, (_, place) => aCollection(place + 1)) })
const mixed = () =>
  aVault({
    collections: [
      aCollection(1, { itemsCount: 3 }),
      aCollection(2, { status: 'private' }),
      aCollection(3, { itemsCount: 1 }),
    ],
  })

describe('the list of collections', () => {
  test.each(['/app/vault/collections', '/app/vault/collections/', LIST, `${LIST}/`])(
    'D3-001: stands at %s',
    async (path) => {
      await openSite(path, ...respondsFor(mixed()))
      await expect.element(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
      await expect
        .poll(() => textsOf(all('main h2.eyebrow')))
        .toEqual(['PUBLIC COLLECTIONS', 'PRIVATE COLLECTIONS'])
      await expect
        .element(page.getByRole('navigation', { name: 'Vault menu' }).getByText('Collections'))
        .toHaveAttribute('aria-current', 'page')
    },
  )

  test('D3-003, D3-009, D3-010: holds the public ones under one heading and the private ones under another, each with its date, status and number of items', async () => {
    const { asked, place } = await openSite(LIST, ...respondsFor(mixed()))
    await expect.poll(() => titlesUnder('PUBLIC COLLECTIONS')).toEqual(['Shelf 1', 'Shelf 3'])
    expect(titlesUnder('PRIVATE COLLECTIONS')).toEqual(['Shelf 2'])
    const facts = all('main li h3').map(
      (heading) => heading.closest('li')?.querySelector('time')?.parentElement?.textContent,
    )
    expect(facts).toEqual([
      'Mar 04, 2026Public3 items',
      'Mar 04, 2026Public1 item',
      'Mar 04, 2026PrivateEmpty',
    ])
    expect(callsTo(asked, CALL)).toEqual([['GET', '?offset=0&limit=9&s=createdDate:desc']])
    await expect
      .element(page.getByRole('link', { name: '3 items' }))
      .toHaveAttribute('href', '/app/vault/myVault/list?f.collectionId=1')
    await expect
      .element(page.getByRole('link', { name: 'Edit Shelf 2' }))
      .toHaveAttribute('href', '/app/vault/editCollection?collectionId=2')
    expect(await violationsIn('main')).toEqual([])
    await page.getByRole('link', { name: 'Shelf 1', exact: true }).click()
    await expect.poll(place).toBe('/app/vault/collections/1')
  })

  test('D3-003: a heading without entries is left out', async () => {
    await openSite(LIST, ...respondsFor(vaultOf(3)))
    await expect.poll(() => textsOf(all('main h2.eyebrow'))).toEqual(['PUBLIC COLLECTIONS'])
  })

  test.each([
    [1, '2', true],
    [2, '3', true],
    [3, '3', false],
    [4, '3', false],
  ])(
    'D3-012: of %i collections has %s cells beside each other; the one that makes another: %s',
    async (count, cells, hasPlaceholder) => {
      await openSite(LIST, ...respondsFor(vaultOf(count)))
      await expect.poll(() => titles().length).toBe(count)
      expect(all('main ul[data-cells]').map((grid) => grid.dataset['cells'])).toEqual([cells])
      expect(all('main ul[data-cells] a[href="/app/vault/createCollection"]').length).toBe(
        hasPlaceholder ? 1 : 0,
      )
    },
  )

  test('D3-011, D3-016: is paged by 9', async () => {
    const { place } = await openSite(LIST, ...respondsFor(vaultOf(10)))
    await expect.poll(() => titles().length).toBe(9)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect.poll(titles).toEqual(['Shelf 10'])
    expect(place()).toBe(`${LIST}?offset=9`)
    await openSite(LIST, ...respondsFor(vaultOf(9)))
    await expect.poll(() => titles().length).toBe(9)
    await expect.element(page.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  })

  test('D3-007, D3-008: another order begins at page 1 and is kept', async () => {
    const { asked, place } = await openSite(`${LIST}?offset=9`, ...respondsFor(vaultOf(10)))
    await expect.poll(titles).toEqual(['Shelf 10'])
    expect(textsOf(all('main select[id] option')).slice(-4)).toEqual([
      'Date: Most Recent',
      'Date: Oldest',
      'Title A-Z',
      'Title Z-A',
    ])
    await page.getByLabelText('Sort by').selectOptions('Title Z-A')
    await expect.poll(place).toBe(`${LIST}?s=title%3Adesc`)
    await expect.poll(() => callsTo(asked, CALL).at(-1)).toEqual(['GET', '?offset=0&limit=9&s=title:desc'])
    expect(callsTo(asked, '/api/v1/user-preferences/vaultCollectionListSort')).toEqual([
      ['PUT', '?value=title:desc'],
    ])
  })

  test('that does not come says so, and is asked for again', async () => {
    let isAway = true
    await openSite(
      LIST,
      responds(collections.listCollections, async ({ query }) =>
        isAway
          ? await fails()
          : { items: [aCollection(1)], meta: { total: 1, currentLimit: query.limit, currentOffset: 0 } },
      ),
      ...respondsFor(vaultOf(1)),
    )
    await expect.element(button('Try again')).toBeVisible()
    isAway = false
    await button('Try again').click()
    await expect.poll(titles).toEqual(['Shelf 1'])
  })

  test('D3-002, D3-013, D3-014: without a collection is the guide with its three steps, and no filters', async () => {
    await openSite(LIST, ...respondsFor(aVault()))
    await expect
      .element(page.getByRole('heading', { name: 'Your Collections list is currently empty.' }))
      .toBeVisible()
    expect(textsOf(all('main ol li'))).toEqual([
      'Step 1 Click on "CREATE COLLECTION"',
      'Step 2 Add a Title & Description',
      'Step 3 Add Items & Save',
    ])
    expect(all('main form').length).toBe(0)
    expect(all('main a[href="/app/vault/createCollection"]').length).toBe(2)
  })
})

describe('its filters', () => {
  test('D3-004, D3-005: Apply needs a filter that is new and not empty; Clear stands there once one is applied', async () => {
    const { place } = await openSite(LIST, ...respondsFor(mixed()))
    await expect.element(button('Apply')).toBeDisabled()
    await expect.element(button('Apply')).toHaveAccessibleDescription('Fill in or choose a filter first.')
    await expect.element(button('Clear')).not.toBeInTheDocument()
    await expect.element(title()).toHaveAttribute('maxlength', '100')
    await title().fill('shelf 2')
    await button('Apply').click()
    await expect.poll(titles).toEqual(['Shelf 2'])
    await expect.element(button('Apply')).toBeDisabled()
    await expect.element(button('Apply')).toHaveAccessibleDescription('The list already shows these filters.')
    expect(place()).toBe(`${LIST}?title=shelf+2`)
    await title().fill('')
    await expect.element(button('Apply')).toHaveAccessibleDescription('To remove the filters, choose Clear.')
    await button('Clear').click()
    await expect.poll(() => titles().length).toBe(3)
    await expect.element(button('Clear')).not.toBeInTheDocument()
    await page.getByLabelText('Status').selectOptions('Private')
    await button('Apply').click()
    await expect.poll(titles).toEqual(['Shelf 2'])
    expect(place()).toBe(`${LIST}?status=private`)
  })

  test('D3-006, D3-014: a title without hits is named, a status without hits is not', async () => {
    await openSite(`${LIST}?title=zzzz`, ...respondsFor(mixed()))
    await expect
      .element(page.getByText('No results found for zzzz. Please try a different term.', { exact: true }))
      .toBeVisible()
    await openSite(`${LIST}?status=private`, ...respondsFor(vaultOf(2)))
    await expect.element(page.getByText('No results found.', { exact: true })).toBeVisible()
  })

  test('D3-016, D3-038: own titles are suggested from the first character, five at most, by one call', async () => {
    const { asked } = await openSite(LIST, ...respondsFor(vaultOf(9)))
    await expect.element(title()).toBeVisible()
    typeAtOnce(title(), 'she')
    await expect.poll(() => suggestions().elements().length).toBe(5)
    expect(callsTo(asked, `${CALL}/compact`)).toEqual([['GET', '?title=she&limit=5&sort=title:asc']])
    await title().fill('S')
    await suggestions().first().click()
    await expect.element(title()).toHaveValue('Shelf 1')
  })

  test('D3-015: stand in a panel on a phone, which closes after Apply', async () => {
    await page.viewport(390, 800)
    await openSite(LIST, ...respondsFor(mixed()))
    await button('Show Filters').click()
    await expect.element(page.getByRole('heading', { name: 'Filters' })).toBeVisible()
    await title().fill('shelf 3')
    await button('Apply').click()
    await expect.poll(titles).toEqual(['Shelf 3'])
    expect(all('dialog[open]').length).toBe(0)
    expect(await violationsIn('main')).toEqual([])
  })
})

describe('deleting one', () => {
  test('D3-009, D3-036, D3-054, D3-055: asks by what is in it and who sees it, takes it out at once, and says so', async () => {
    const vault = mixed()
    const given = Promise.withResolvers<{ response: { id: number } }>()
    const { place } = await openSite(
      `${LIST}?s=title%3Aasc`,
      responds(collections.deleteCollection, () => given.promise),
      ...respondsFor(vault),
    )
    await button('Delete Shelf 1').click()
    await expect.element(page.getByRole('alertdialog', { name: 'Delete collection' })).toBeVisible()
    await expect
      .element(
        page.getByText(
          'Are you sure? Your collection is public: it will be deleted and its link will no longer work. The 3 items in it will stay in your vault.',
        ),
      )
      .toBeVisible()
    await expect.element(page.getByRole('alertdialog').getByText('Shelf 1', { exact: true })).toBeVisible()
    await button('Cancel').click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(titles()).toHaveLength(3)
    await button('Delete Shelf 2').click()
    await expect
      .element(page.getByText('Are you sure? Your collection will be deleted.', { exact: true }))
      .toBeVisible()
    await button('Yes').click()
    await expect.poll(titles).toEqual(['Shelf 1', 'Shelf 3'])
    vault.collections = vault.collections.filter(({ id }) => id !== 2)
    given.resolve({ response: { id: 2 } })
    await expect.element(page.getByText('You have successfully deleted your collection!')).toBeVisible()
    await button('Continue').click()
    await expect.poll(place).toBe(LIST)
    await expect.poll(titles).toEqual(['Shelf 1', 'Shelf 3'])
  })

  test('D3-055: brings it back in its place where the call fails', async () => {
    const given = heldRefusal()
    await openSite(
      LIST,
      responds(collections.deleteCollection, () => given.promise),
      ...respondsFor(vaultOf(3)),
    )
    await button('Delete Shelf 2').click()
    await button('Yes').click()
    await expect.poll(titles).toEqual(['Shelf 1', 'Shelf 3'])
    given.reject(new Refused('UNEXPECTED'))
    await expect.poll(titles).toEqual(['Shelf 1', 'Shelf 2', 'Shelf 3'])
    await expect
      .element(page.getByText('Something went wrong. Please try again', { exact: true }))
      .toBeVisible()
  })

  test('D3-052: of one that another tab has deleted says so', async () => {
    const vault = vaultOf(3)
    await openSite(
      LIST,
      responds(collections.deleteCollection, () => {
        vault.collections = vault.collections.filter(({ id }) => id !== 2)
        throw new Refused('NOT_FOUND')
      }),
      ...respondsFor(vault),
    )
    await button('Delete Shelf 2').click()
    await button('Yes').click()
    await expect.element(page.getByText('Collection not found')).toBeVisible()
    await expect.poll(titles).toEqual(['Shelf 1', 'Shelf 3'])
  })
})
