import { confidentialMask } from '@vitrine/contracts/vault-items/privacy'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aVaultItem } from '../../tests/a-vault-item.ts'
import { openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'
import { vaultInMemory } from '../../tests/vault-in-memory.ts'
import { editPath, SEARCH_PATH } from './paths.ts'

const field = (name: string) => page.getByRole('textbox', { name })
const save = () => page.getByRole('button', { name: 'Save' }).click()
const REASON = 'A claim of the insurer'
async function openPrivateDetails() {
  await page.getByRole('button', { name: 'Show private details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Show private details?' })
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(REASON)
  await dialog.getByRole('button', { name: 'Show' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Insurance company' })).toBeVisible()
}
const putsOf = (asked: readonly { method: string; path: string; headers: Headers }[]) =>
  asked.filter(({ method }) => method === 'PUT').map(({ path, headers }) => [path, headers.get('if-match')])
const pathOf = (place: string) => place.split('?')[0]

test('D2-188, D2-190, D2-192: an item is checked and then saved, and the search stands as it was left', async () => {
  const { items, responders } = vaultInMemory(aVaultItem(), aVaultItem({ id: 8, title: 'Bowl' }))
  const { asked, place } = await openConsole(
    `${SEARCH_PATH}?filter=${encodeURIComponent('{"title":"vase"}')}`,
    ...responders,
  )
  await page.getByRole('link', { name: 'Blue vase' }).click()
  await expect
    .element(page.getByRole('link', { name: 'ana@post.example' }))
    .toHaveAttribute('href', '/app/oms/members/4')
  await openPrivateDetails()
  await field('Title').fill('Green vase')
  await page.getByRole('combobox', { name: 'Tags' }).click()
  await page.getByRole('option', { name: 'For sale' }).click()
  await page.getByRole('combobox', { name: 'Insurance company' }).click()
  await page.getByRole('option', { name: 'Fine art policy' }).click()
  await page.getByRole('button', { name: 'Take out' }).click()
  await page.getByRole('checkbox', { name: 'Resale' }).click()
  await save()
  await expect.poll(() => pathOf(place())).toBe(SEARCH_PATH)
  await expect.element(field('Title')).toHaveValue('vase')
  await expect.element(page.getByRole('link', { name: 'Green vase' })).toBeVisible()
  expect(putsOf(asked)).toEqual([
    ['/api/v1/vault/admin/items/7?validationOnly=true', '"1"'],
    ['/api/v1/vault/admin/items/7?validationOnly=false', '"1"'],
  ])
  expect(asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    title: 'Green vase',
    description: 'A vase of blue glass.',
    categoryId: 1,
    itemCollections: [],
    tags: [{ id: 5 }, { id: 6 }],
    purchaseDate: '2020-02-29',
    purchasePrice: 120.5,
    soldPrice: null,
    numberOfYearsInFamily: 12,
    itemSignificances: [{ id: 2 }, { id: 5 }],
    isInsured: true,
    insurance: { id: 21 },
    storageLocation: { id: 11 },
    itemSpecifics: [{ id: 1, displayName: 'Maker', value: 'Unknown' }],
  })
  expect(items[0]?.title).toBe('Green vase')
})

test('a collection that the item stays in is not sent, since staff put nothing into one', async () => {
  const { asked, place } = await openConsole(editPath(7), ...vaultInMemory(aVaultItem()).responders)
  await page.getByRole('button', { name: 'Take out' }).click()
  await page.getByRole('button', { name: 'Leave it in' }).click()
  await expect.element(page.getByText('Glass of the house')).toBeVisible()
  await field('Subtitle').fill('Pressed')
  await save()
  await expect.poll(() => pathOf(place())).toBe(SEARCH_PATH)
  expect(asked.findLast(({ method }) => method === 'PUT')?.body).not.toHaveProperty('itemCollections')
})

test('D2-188: what the check refuses is told at its field, nothing is saved and nothing typed is lost', async () => {
  const { asked } = await openConsole(editPath(7), ...vaultInMemory(aVaultItem()).responders)
  await field('Title').fill('Taken')
  await save()
  await expect.element(page.getByText(messages.titleExists).first()).toBeVisible()
  await expect.element(field('Title')).toHaveFocus()
  await expect.element(field('Title')).toHaveValue('Taken')
  expect(putsOf(asked)).toEqual([['/api/v1/vault/admin/items/7?validationOnly=true', '"1"']])
})

test('the members’ own rules and sentences are said before anything is sent', async () => {
  const { asked } = await openConsole(editPath(7), ...vaultInMemory(aVaultItem({ categoryId: 0 })).responders)
  await field('Title').fill('!!')
  await field('Description').fill('')
  await openPrivateDetails()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('textbox', { name: /^Sold price/ }).fill('-1')
  await save()
  for (const sentence of [
    messages.titleCombination,
    messages.required,
    messages.categoryMissing,
    messages.priceInvalid,
  ])
    await expect.element(page.getByText(sentence).first()).toBeVisible()
  await expect.element(field('Title')).toHaveFocus()
  expect(putsOf(asked)).toEqual([])
})

test('D2-078: every picker offers what the owner has, and nothing new is made here', async () => {
  await openConsole(editPath(7), ...vaultInMemory(aVaultItem()).responders)
  await openPrivateDetails()
  for (const [name, found] of [
    ['Tags', 'For sale'],
    ['Insurance company', 'Fine art policy'],
    ['Storage location', 'Nothing found'],
  ] as const) {
    await page.getByRole('combobox', { name }).click()
    await expect.element(page.getByText(found, { exact: true }).last()).toBeVisible()
    expect([name, page.getByText(/add new/i).elements()]).toEqual([name, []])
    await userEvent.keyboard('{Escape}')
  }
  const collection = page.getByRole('group', { name: 'Collection' })
  await expect
    .poll(() =>
      collection
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Take out'])
})

test('a conflict loses nothing: Keep mine saves the typed fields over theirs, and leaves theirs elsewhere', async () => {
  const { items, responders, change } = vaultInMemory(aVaultItem())
  const { asked } = await openConsole(editPath(7), ...responders)
  await field('Title').fill('Mine')
  change(7, { title: 'Theirs', subtitle: 'Theirs too' })
  await save()
  await expect.element(page.getByText(/^Someone else changed this vault item in the meantime/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await save()
  await expect.poll(() => [items[0]?.title, items[0]?.subtitle]).toEqual(['Mine', 'Theirs too'])
  expect(putsOf(asked).map(([, revision]) => revision)).toEqual(['"1"', '"2"', '"2"'])
})

describe('private details', () => {
  const price = () => page.getByRole('textbox', { name: /^Purchase price/ })
  const priceShown = '120.50'
  const keysOf = (body: unknown) => (typeof body === 'object' && body ? Object.keys(body) : [])

  test('are hidden, and no save sends them', async () => {
    const { asked, place } = await openConsole(editPath(7), ...vaultInMemory(aVaultItem()).responders)
    await expect.element(page.getByText(/^Prices, date acquired, insurer, storage/)).toBeVisible()
    expect(price().query()).toBeNull()
    await field('Subtitle').fill('Pressed')
    await save()
    await expect.poll(() => pathOf(place())).toBe(SEARCH_PATH)
    const sent = keysOf(asked.findLast(({ method }) => method === 'PUT')?.body)
    expect(sent.filter((key) => key in confidentialMask)).toEqual([])
    expect(sent).toContain('subtitle')
  })

  test('are shown for a reason that says something, beside what was typed', async () => {
    const { asked } = await openConsole(editPath(7), ...vaultInMemory(aVaultItem()).responders)
    await field('Title').fill('Green vase')
    await page.getByRole('button', { name: 'Show private details' }).click()
    const dialog = page.getByRole('dialog', { name: 'Show private details?' })
    await expect.element(dialog.getByText(/^The item’s page tells its owner/)).toBeVisible()
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('too short')
    await expect.element(dialog.getByText('Type a reason of at least 10 characters first.')).toBeVisible()
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill(REASON)
    await dialog.getByRole('button', { name: 'Show' }).click()
    await expect.element(price()).toHaveValue(priceShown)
    await expect.element(page.getByRole('combobox', { name: 'Storage location' })).toHaveValue('Home')
    await expect.element(field('Title')).toHaveValue('Green vase')
    const record = page.getByRole('region', { name: 'Record' })
    await expect.element(record.getByText('Paul Storr')).toBeVisible()
    await expect.element(record.getByText('Price 1,200.00 GBP on Feb 29, 2020')).toBeVisible()
    await expect.element(record.getByText('Quantity', { exact: true })).not.toBeInTheDocument()
    expect(asked.filter(({ path }) => path.includes('reason=')).map(({ path }) => path)).toEqual([
      `/api/v1/vault/admin/items/7?reason=${REASON.replaceAll(' ', '+')}`,
    ])
  })

  test('stay shown while somebody else is at work, until a conflict is settled', async () => {
    const { items, responders, change } = vaultInMemory(aVaultItem())
    const { asked } = await openConsole(editPath(7), ...responders)
    await openPrivateDetails()
    await field('Title').fill('Mine')
    change(7, { subtitle: 'Theirs too', purchasePrice: 99 })
    await save()
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect.element(page.getByRole('button', { name: 'Show private details' })).toBeVisible()
    await save()
    await expect.poll(() => items[0]?.title).toBe('Mine')
    const sent = keysOf(asked.findLast(({ method }) => method === 'PUT')?.body)
    expect(sent.filter((key) => key in confidentialMask)).toEqual([])
  })

  test('are hidden again when the item is opened again', async () => {
    const { goTo, place } = await openConsole(editPath(7), ...vaultInMemory(aVaultItem()).responders)
    await openPrivateDetails()
    await price().fill('7')
    await save()
    await expect.poll(() => pathOf(place())).toBe(SEARCH_PATH)
    await goTo(editPath(7))
    await expect.element(page.getByRole('button', { name: 'Show private details' })).toBeVisible()
    expect(price().query()).toBeNull()
  })
})

test('D2-192: Cancel asks, goes back to the search, and leaves nothing for another item', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  onTestFinished(() => confirm.mockRestore())
  const { place, goTo } = await openConsole(
    editPath(7),
    ...vaultInMemory(aVaultItem(), aVaultItem({ id: 8, title: 'Bowl' })).responders,
  )
  await field('Title').fill('Something else')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect.poll(() => pathOf(place())).toBe(SEARCH_PATH)
  expect(confirm).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('link', { name: 'Bowl' })).toBeVisible()
  await goTo(editPath(8))
  await expect.element(field('Title')).toHaveValue('Bowl')
})

test('D2-186: an item is deleted from its page after a question', async () => {
  const { items, responders } = vaultInMemory(aVaultItem())
  const { asked, place } = await openConsole(editPath(7), ...responders)
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this vault item?' })
  await expect
    .element(question.getByText('The owner no longer sees it. Staff can restore it for 30 days.'))
    .toBeVisible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => pathOf(place())).toBe(SEARCH_PATH)
  expect(items[0]?.deletedDate).toBeDefined()
  expect(asked.find(({ method }) => method === 'DELETE')?.headers.get('if-match')).toBe('"1"')
})

test('D2-183: an item that is not there says so, with the way back; a path without an id is the search', async () => {
  const { place, goTo } = await openConsole(editPath(404), ...vaultInMemory(aVaultItem()).responders)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Vault item not found')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect.poll(() => pathOf(place())).toBe(SEARCH_PATH)
  await goTo('/app/oms/manageVault/edit?id=none')
  await expect.poll(() => pathOf(place())).toBe(SEARCH_PATH)
})

test.each([1440, 390])(
  'the label of an item specific stands clear of the row above, %i pixels wide',
  async (width) => {
    await page.viewport(width, 900)
    await openConsole(editPath(7), ...vaultInMemory(aVaultItem()).responders)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect.element(field('Name').nth(1)).toBeVisible()
    const above = field('Name').nth(0).element().getBoundingClientRect().bottom
    const label =
      document
        .querySelector(`label[for="${CSS.escape(field('Name').nth(1).element().id)}"]`)
        ?.getBoundingClientRect().top ?? 0
    expect(label - above).toBeGreaterThan(4)
  },
)

test.each([1440, 390])('the edit is for everybody, %i pixels wide', async (width) => {
  await page.viewport(width, 900)
  await openConsole(editPath(7), ...vaultInMemory(aVaultItem()).responders)
  await expect.element(field('Title')).toBeVisible()
  await openPrivateDetails()
  expect(await screenViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
