import {
  addReadySet,
  createOwnField,
  deleteOwnField,
  listOwnFields,
  orderOwnFields,
  updateOwnField,
} from '@vitrine/contracts/own-fields/endpoints'
import { ownFieldMessages as messages } from '@vitrine/contracts/own-fields/messages'
import type { OwnField } from '@vitrine/contracts/own-fields/schemas'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { createItem } from '@vitrine/contracts/vault-items/endpoints'
import { readRecordSettings, updateRecordSettings } from '@vitrine/contracts/vault-records/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aVault, callsTo, fails, respondsFor } from '../../../../tests/a-vault.ts'
import { ADD_ITEM, button, openWizard, saved, toDetails, writeItem } from '../../../../tests/a-wizard.ts'
import { all, textsOf } from '../../../../tests/in-page.ts'
import { openSite } from '../../../../tests/open-site.tsx'

const PAGE = '/app/vault/own-fields'
const CALL = '/api/v1/vault/own-fields'
const own = (id: number, name: string, change: Partial<OwnField> = {}): OwnField => ({
  id,
  name,
  type: 'text',
  unit: '',
  choices: [],
  categoryId: null,
  ...change,
})
const lists = (fields: readonly OwnField[]) => responds(listOwnFields, () => ({ fields: [...fields] }))
const settings = { inventoryPattern: '{year}.###', nextInventoryNumber: '2026.015', exchangeRates: [] }
const numbers = responds(readRecordSettings, () => settings)
const open = (...responders: Parameters<typeof openSite>[1][]) =>
  openSite(PAGE, ...responders, numbers, ...respondsFor(aVault()))
const rows = () => textsOf(all('main ul[aria-label="Own Fields"] > li p'))

beforeEach(() => sessionStorage.clear())

describe('the page of own fields', () => {
  test('lists each with its type and category, and says where there are none, or where they do not come', async () => {
    await open(
      lists([
        own(1, 'Diameter', { type: 'number', unit: 'mm' }),
        own(2, 'Axis', { type: 'choice', choices: ['Coin', 'Medal'] }),
      ]),
    )
    await expect
      .poll(rows)
      .toEqual(['Diameter', 'Number in mm · Every category', 'Axis', 'Choice: Coin, Medal · Every category'])
    await expect.element(page.getByText('2026.015')).toBeVisible()
    expect(await violationsIn('main')).toEqual([])
    await open(lists([]))
    await expect.element(page.getByText('You have no own fields yet.')).toBeVisible()
    await open(responds(listOwnFields, fails))
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('a field is added with what its type asks for; a name that is taken is told at it', async () => {
    const taken = { field: 'name', errorCode: 'exists', errorMessage: messages.nameTaken }
    const { asked } = await open(
      lists([]),
      responds(createOwnField, ({ body: { name } }) => {
        if (name === 'Diameter') throw new Refused('ALREADY_EXISTS', { errors: [taken] })
        return { response: { id: 1 } }
      }),
    )
    await button('Add a field').click()
    await page.getByLabelText('Name').fill('Diameter')
    await page.getByLabelText('Type').selectOptions('Number')
    await page.getByLabelText('Unit').fill('mm')
    await expect.element(button('Save')).toBeEnabled()
    expect(await violationsIn('[role=dialog], dialog')).toEqual([])
    await button('Save').click()
    await expect.element(page.getByText(messages.nameTaken)).toBeVisible()
    await page.getByLabelText('Name').fill('Width')
    await button('Save').click()
    await expect.element(page.getByText('The field ‘Width’ is saved.')).toBeVisible()
    expect(
      callsTo(asked, CALL)
        .filter((call) => Array.isArray(call) && call[0] === 'POST')
        .at(-1),
    ).toEqual(['POST', '', { name: 'Width', type: 'number', unit: 'mm', choices: [], categoryId: null }])
  })

  test('a rename asks about the values, and a deletion says that they stay', async () => {
    const { asked } = await open(
      lists([own(4, 'Mint mark')]),
      responds(updateOwnField, () => ({ response: { id: 4 } })),
      responds(deleteOwnField, () => ({ response: { id: 4 } })),
    )
    await button('Edit Mint mark').click()
    await page.getByLabelText('Name').fill('Mint')
    await page.getByRole('checkbox', { name: 'Rename it in my items, too' }).click()
    await button('Save').click()
    await expect
      .poll(() => callsTo(asked, `${CALL}/4`))
      .toEqual([
        [
          'PUT',
          '',
          { name: 'Mint', type: 'text', unit: '', choices: [], categoryId: null, renameValues: false },
        ],
      ])
    await button('Delete Mint mark').click()
    await expect.element(page.getByText('Its values stay in your items.', { exact: false })).toBeVisible()
    await button('Yes').click()
    await expect.poll(() => callsTo(asked, `${CALL}/4`).at(-1)).toEqual(['DELETE', ''])
  })

  test('fields are put in order; the focus stays with the row, and a refused order is taken back', async () => {
    let stored = [own(1, 'Axis'), own(2, 'Grade'), own(3, 'Mint')]
    let isRefused = false
    const { asked } = await open(
      responds(listOwnFields, () => ({ fields: stored })),
      responds(orderOwnFields, ({ body: { ids } }) => {
        if (isRefused) throw new Refused('NOT_FOUND')
        stored = ids.flatMap((id) => stored.filter((field) => field.id === id))
        return { fields: stored }
      }),
    )
    const names = () => rows().filter((_, at) => at % 2 === 0)
    await expect.element(button('Move Axis down')).toBeVisible()
    await expect.element(button('Move Axis up')).not.toBeInTheDocument()
    await expect.element(button('Move Mint down')).not.toBeInTheDocument()
    await button('Move Mint up').click()
    await expect.element(page.getByText('Mint is now field 2 of 3.')).toBeInTheDocument()
    await expect.element(button('Move Mint up')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Mint is now field 1 of 3.')).toBeInTheDocument()
    await expect.element(button('Move Mint down')).toHaveFocus()
    expect(names()).toEqual(['Mint', 'Axis', 'Grade'])
    await expect
      .poll(() => callsTo(asked, `${CALL}/order`))
      .toEqual([
        ['PUT', '', { ids: [1, 3, 2] }],
        ['PUT', '', { ids: [3, 1, 2] }],
      ])
    expect(await violationsIn('main')).toEqual([])
    isRefused = true
    await button('Move Grade up').click()
    await expect.poll(() => callsTo(asked, `${CALL}/order`).length).toBe(3)
    await expect.poll(names).toEqual(['Mint', 'Axis', 'Grade'])
  })

  test('a ready set shows its fields, and which of them are there, before it is added', async () => {
    const { asked } = await open(
      lists([own(1, 'Fiber')]),
      responds(addReadySet, () => ({ fields: [] })),
    )
    await button('Add a ready set').click()
    await page.getByLabelText('Set').selectOptions('Textiles')
    const preview = page.getByRole('region', { name: 'Fields of this set' }).getByRole('listitem')
    await expect.element(preview.first()).toHaveTextContent('FiberYou have it already.')
    await expect.element(preview.nth(4)).toHaveTextContent('LengthNumber in cm')
    await button('Add fields').click()
    await expect.element(page.getByText('Textiles: 8 fields added.')).toBeVisible()
    expect(callsTo(asked, `${CALL}/sets`)).toEqual([['POST', '', { set: 'textiles', categoryId: null }]])
  })

  test('the pattern of inventory numbers is saved with its next number', async () => {
    await open(
      lists([]),
      responds(updateRecordSettings, ({ body: { inventoryPattern = '' } }) => ({
        ...settings,
        inventoryPattern,
        nextInventoryNumber: 'A-01',
      })),
    )
    await page.getByLabelText('Pattern').fill('A')
    await button('Save pattern').click()
    await expect
      .element(page.getByText('Please use a pattern with one group of #', { exact: false }))
      .toBeVisible()
    await page.getByLabelText('Pattern').fill('A-##')
    await button('Save pattern').click()
    await expect.element(page.getByText('A-01')).toBeVisible()
    await expect.element(page.getByText('Your pattern is saved.')).toBeVisible()
  })
})

describe('in the wizard', () => {
  const fields = [
    own(1, 'Diameter', { type: 'number', unit: 'mm' }),
    own(2, 'Found on', { type: 'date' }),
    own(3, 'Grade', { type: 'choice', choices: ['Fine', 'Very fine'] }),
    own(4, 'Signed', { type: 'yesNo' }),
    own(5, 'Movement', { categoryId: 999 }),
  ]
  const row = (place: number) => page.getByRole('group', { name: `Specific ${place}` })
  const offers = () => textsOf(all('[role=group] button')).filter((text) => text.startsWith('+'))

  test('fields of the category are offered and have the input of their type; their values are item specifics', async () => {
    const { asked } = await openWizard(
      ADD_ITEM,
      lists(fields),
      responds(createItem, ({ query }) => saved(query.validationOnly ? 0 : 12)),
    )
    await toDetails()
    await writeItem()
    await expect.poll(offers).toEqual(['+ Add Diameter', '+ Add Found on', '+ Add Grade', '+ Add Signed'])
    await button('Add Diameter').click()
    await userEvent.keyboard('12.5')
    await expect.element(row(1).getByLabelText('Value (mm)')).toHaveValue('12.5')
    await button('Add Found on').click()
    await userEvent.keyboard('01312024')
    await button('Add Grade').click()
    await row(3).getByLabelText('Value').selectOptions('Very fine')
    await button('Add Signed').click()
    await row(4).getByLabelText('Value').selectOptions('No')
    await expect.poll(offers).toEqual([])
    await button('Next').click()
    const checks = () => callsTo(asked, '/api/v1/vault/items')
    await expect.poll(() => checks().length).toBe(1)
    expect(checks()[0]).toMatchObject([
      'POST',
      expect.any(String),
      {
        itemSpecifics: [
          { displayName: 'Diameter', value: '12.5 mm' },
          { displayName: 'Found on', value: '2024-01-31' },
          { displayName: 'Grade', value: 'Very fine' },
          { displayName: 'Signed', value: 'No' },
        ],
      },
    ])
  })

  test('a press on the next field counts, whatever is said of the one that is left', async () => {
    await openWizard(ADD_ITEM, lists(fields))
    await toDetails()
    await button('Add Diameter').click()
    await userEvent.keyboard('12,5')
    await button('Add Grade').click()
    await expect.element(row(2).getByLabelText('Value')).toHaveFocus()
    await expect.element(row(1).getByLabelText('Value (mm)')).toHaveValue('12.5')
    await button('Add Signed').click()
    await expect.element(row(2).getByText('Required Field')).toBeVisible()
    await expect.element(row(3).getByLabelText('Value')).toHaveFocus()
    await button('Add Found on').click()
    await expect.poll(offers).toEqual([])
    await expect.element(row(4).getByLabelText('Value')).toHaveFocus()
  })

  test('what does not fit its type has a sentence and stays', async () => {
    await openWizard(ADD_ITEM, lists(fields))
    await toDetails()
    await button('Add Diameter').click()
    await userEvent.keyboard('about 12')
    await userEvent.tab()
    await expect
      .element(row(1).getByText('This is not a number, like 1,234.5. It is saved as text.'))
      .toBeVisible()
    await expect.element(row(1).getByLabelText('Value (mm)')).toHaveValue('about 12')
    await button('Add a specific').click()
    await row(2).getByLabelText('Value').fill('Good')
    await row(2).getByLabelText('Name').fill('Grade')
    await expect
      .element(row(2).getByText('This is not one of the choices. It is saved as text.'))
      .toBeVisible()
    await expect.element(row(2).getByRole('textbox', { name: 'Value' })).toHaveValue('Good')
    expect(await violationsIn('main')).toEqual([])
  })
})
