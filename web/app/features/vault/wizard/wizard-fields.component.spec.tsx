import { createCollection, listCompactCollections } from '@vitrine/contracts/collections/endpoints'
import { createTag, listTags } from '@vitrine/contracts/tags/endpoints'
import { listRoots } from '@vitrine/contracts/taxonomy/endpoints'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { createItem } from '@vitrine/contracts/vault-items/endpoints'
import { itemSignificances } from '@vitrine/contracts/vault-items/item-fields'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aTag } from '../../../../tests/a-vault.ts'
import {
  ADD_ITEM,
  button,
  entries,
  field,
  item,
  noTags,
  reader,
  saved,
  toDetails,
  writeItem,
} from '../../../../tests/a-wizard.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const stores = responds(createItem, ({ query: { validationOnly } }) => saved(validationOnly ? 0 : 12))
const meta = { total: 0, currentLimit: 20, currentOffset: 0 }
const open = (...responders: Parameters<typeof openSite>[1][]) =>
  openSite(ADD_ITEM, ...responders, reader, entries, noTags, item(), stores)

/** What the last dry run was asked with. */
async function checkedWith({ asked }: Awaited<ReturnType<typeof openSite>>) {
  await button('Next').click()
  await expect.element(button('Upload Item')).toBeVisible()
  return asked.findLast(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/vault/items?'))
    ?.body
}

beforeEach(() => sessionStorage.clear())

describe('in the details of an item', () => {
  test('D2-077: a tag and a collection that are made there go to the item, and nothing typed is lost', async () => {
    const made: ReturnType<typeof aTag>[] = []
    const site = await open(
      responds(listTags, () => ({ items: made, meta })),
      responds(createTag, ({ body }) => {
        made.push(aTag(9, body.title))
        return { response: { id: 9, ...body } }
      }),
      responds(listCompactCollections, () => ({ items: [], meta })),
      responds(createCollection, () => ({ response: { id: 44 } })),
    )
    await toDetails()
    await writeItem()
    await button('Choose tags').click()
    const tags = page.getByRole('group', { name: 'Tags' }).first()
    await tags.getByRole('button', { name: 'Add new' }).click()
    await page.getByRole('dialog', { name: 'New tag' }).getByLabelText('Name').fill('Chipped')
    await button('Create new Tag').click()
    await button('Continue').click()
    await expect.element(button('Remove Chipped')).toBeVisible()
    await button('Choose a collection').click()
    await page
      .getByRole('group', { name: 'Collection' })
      .first()
      .getByRole('button', { name: 'Add new' })
      .click()
    const collection = page.getByRole('dialog', { name: 'New collection' })
    await collection.getByLabelText('Title').fill('For tea')
    await collection.getByLabelText('Description').fill('All of it.')
    await collection.getByRole('button', { name: 'Create Collection' }).click()
    await expect.element(button('Take out of For tea')).toBeVisible()
    await expect.element(field('Title')).toHaveValue('Silver teapot')
    expect(await checkedWith(site)).toMatchObject({
      title: 'Silver teapot',
      description: 'A teapot.',
      tags: [{ id: 9 }],
      itemCollections: [{ id: 44 }],
    })
  })

  test('D2-037: a picker that finds nothing says what to do', async () => {
    await open()
    await toDetails()
    await button('Choose tags').click()
    await page.getByLabelText('Search tags').fill('z')
    await expect
      .element(page.getByText('Please try searching for another term or search for it in other categories.'))
      .toBeVisible()
  })

  test('categories that do not come say why, and can be asked for again where they are needed', async () => {
    await open(responds(listRoots, () => Promise.reject(new TypeError('Failed to fetch'))))
    await toDetails()
    await expect
      .element(
        page.getByRole('alert').filter({ hasText: 'An error occurred while connecting to the server' }),
      )
      .toBeVisible()
    await expect.element(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('D2-096: a day is chosen in the calendar, none of the future', async () => {
    await open()
    await toDetails()
    await field('Date acquired').fill('01/31/2020')
    await button('Choose in a calendar').click()
    const calendar = page.getByRole('application', { name: /Date acquired/ })
    await calendar.getByRole('button', { name: /January 15, 2020/ }).click()
    await expect.element(field('Date acquired')).toHaveValue('01/15/2020')
    await field('Date acquired').fill('3/4/2020')
    await userEvent.tab()
    await expect.element(field('Date acquired')).toHaveValue('03/04/2020')
    await expect.element(calendar).not.toBeInTheDocument()
    const today = new Date()
    await field('Date acquired').fill(
      `${String(today.getMonth() + 1).padStart(2, '0')}/${String(today.getDate()).padStart(2, '0')}/${today.getFullYear()}`,
    )
    await button('Choose in a calendar').click()
    await expect.element(calendar.getByRole('button', { name: 'Next' }).first()).toBeDisabled()
  })

  test('D2-103: specifics are added, changed and removed', async () => {
    const site = await open()
    await toDetails()
    await writeItem()
    for (const [place, name] of ['Maker', 'Period'].entries()) {
      await button('Add a specific').click()
      const row = page.getByRole('group', { name: `Specific ${place + 1}` })
      await row.getByLabelText('Name').fill(name)
      await row.getByLabelText('Value').fill(`The ${name}`)
    }
    await button('Remove specific 1').click()
    await page.getByRole('group', { name: 'Specific 1' }).getByLabelText('Value').fill('1740')
    expect(await checkedWith(site)).toMatchObject({
      itemSpecifics: [{ displayName: 'Period', value: '1740' }],
    })
  })

  test('D2-094: all six significances are offered in their order, and sent by their ids', async () => {
    const site = await open()
    await toDetails()
    await writeItem()
    const group = page.getByRole('group', { name: 'Significance' })
    expect(textsOf([...group.element().querySelectorAll('label')])).toEqual([
      'Historically significant',
      'Family heirloom',
      'Emotional value',
      'Financial investment',
      'Resale',
      'Replacement',
    ])
    for (const { label } of itemSignificances) await group.getByLabelText(label).click()
    expect(await checkedWith(site)).toMatchObject({
      itemSignificances: [1, 2, 3, 4, 5, 6].map((id) => ({ id })),
    })
  })

  test('D2-101: Add new stands last among insurers and storage locations, with id 0', async () => {
    const site = await open()
    await toDetails()
    await writeItem()
    await page.getByRole('checkbox', { name: 'Is this insured?' }).click()
    await page.getByRole('combobox', { name: 'Insurance company' }).click()
    await expect
      .poll(() => textsOf(page.getByRole('listbox').getByRole('option').elements()))
      .toEqual(['Fine art policy', 'Add new'])
    await page.getByRole('option', { name: 'Add new' }).click()
    await field('Name of the insurance company').fill('Acme')
    await page.getByRole('combobox', { name: 'Storage location' }).click()
    await page.getByRole('option', { name: 'Add new' }).click()
    await expect.element(button('Next')).toBeDisabled()
    await field('Name of the storage location').fill('Loft')
    expect(await checkedWith(site)).toMatchObject({
      insurance: { id: 0 },
      customInsurance: 'Acme',
      storageLocation: { id: 0 },
      customStorageLocation: 'Loft',
    })
  })

  test('a picker opens by typing, the arrow key or a press, not in passing, and the page stays readable', async () => {
    await open()
    await toDetails()
    const picker = page.getByRole('combobox', { name: 'Storage location' })
    await page.getByRole('checkbox', { name: 'Is this stored?' }).click()
    await userEvent.tab()
    await expect.element(picker).toHaveFocus()
    await expect.element(picker).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('a')
    await expect.element(picker).toHaveAttribute('aria-expanded', 'true')
    await expect.element(field('Title')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(picker).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('option', { name: 'Add new' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await picker.click()
    await page.getByRole('option', { name: 'Add new' }).click()
    await expect.element(field('Name of the storage location')).toBeVisible()
  })

  test('D2-083, D2-100: no text can be typed beyond its length', async () => {
    await open()
    await toDetails()
    await page.getByRole('checkbox', { name: 'Is this insured?' }).click()
    await page.getByRole('combobox', { name: 'Insurance company' }).click()
    await page.getByRole('option', { name: 'Add new' }).click()
    await expect.element(field('Name of the insurance company')).toHaveAttribute('maxlength', '80')
    await expect.element(field('Subtitle')).toHaveAttribute('maxlength', '55')
    await field('Title').click()
    await userEvent.keyboard('a'.repeat(81))
    await expect.element(field('Title')).toHaveValue('a'.repeat(80))
  })

  test('D2-091: the category is one of the 23, A-Z, with none chosen', async () => {
    await open()
    await toDetails()
    const category = page.getByRole('combobox', { name: 'Category' })
    await expect.poll(() => category.element().querySelectorAll('option').length).toBe(24)
    const offered = textsOf([...category.element().querySelectorAll('option')])
    expect([offered[0], offered[1], offered.slice(1)]).toEqual([
      'Select a category',
      'Advertising',
      offered.slice(1).toSorted(),
    ])
    await expect.element(category).toHaveDisplayValue('Select a category')
    expect(all('main [aria-invalid="true"]')).toEqual([])
  })
})
