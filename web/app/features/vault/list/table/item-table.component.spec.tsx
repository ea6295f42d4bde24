import { listOwnFields } from '@vitrine/contracts/own-fields/endpoints'
import { preferenceLimits } from '@vitrine/contracts/preferences/messages'
import * as preferencesCalls from '@vitrine/contracts/preferences/endpoints'
import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import { violationsIn } from '@vitrine/contracts/testing/violations'
import { CHANGE_SET_HEADER } from '@vitrine/contracts/vault-history/change-sets'
import { undoChanges } from '@vitrine/contracts/vault-history/endpoints'
import * as items from '@vitrine/contracts/vault-items/endpoints'
import type { TableCell } from '@vitrine/contracts/vault-views/table-schemas'
import * as views from '@vitrine/contracts/vault-views/endpoints'
import * as records from '@vitrine/contracts/vault-records/endpoints'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aVault, callsTo, listed, respondsFor, type TestVault } from '../../../../../tests/a-vault.ts'
import { all, textsOf } from '../../../../../tests/in-page.ts'
import { openSite } from '../../../../../tests/open-site.tsx'

const LIST = '/app/vault/myVault/list'
const SET = '11111111-1111-4111-8111-111111111111'
const saved = (id: number) => Response.json({ response: { id } }, { headers: { [CHANGE_SET_HEADER]: SET } })
const grid = () => page.getByRole('grid', { name: 'Vault items' })
const cell = (row: number, column: number) => all(`[data-cell="${row} ${column}"]`)[0]
const focused = () => document.activeElement?.getAttribute('data-cell')
const press = (keys: string) => userEvent.keyboard(keys)
const input = (name: string) => page.getByRole('textbox', { name })

interface Shown {
  vault: TestVault
  /** Makers by id, changed by whoever saves them. */
  makers: Map<number, string>
  revisions: Map<number, number>
}

function aTable(columns: string, count = 40): Shown & { responders: ReturnType<typeof respondsFor> } {
  const { preferences } = aVault()
  const vault = aVault({
    items: Array.from({ length: count }, (_, at) => listed(at + 1)),
    preferences: { ...preferences, vaultItemsViewType: 'table', vaultItemsTableColumns: columns },
  })
  const shown: Shown = { vault, makers: new Map(), revisions: new Map() }
  const cells = (id: number, key: string): TableCell => {
    if (key === 'title') return vault.items.find((item) => item.id === id)?.title ?? ''
    if (key === 'maker') return shown.makers.get(id) ?? ''
    if (key === 'category') return { id: 5, name: 'Ceramics' }
    if (key === 'tags') return []
    return null
  }
  return {
    ...shown,
    responders: [
      responds(views.readTable, ({ query }) => {
        const found = vault.items.filter(({ id }) => query.ids === null || query.ids.includes(id))
        return {
          columns: query.columns.map(({ key }) => key),
          items: found.map(({ id }) => ({
            id,
            revision: shown.revisions.get(id) ?? 1,
            cells: query.columns.map(({ key }) => cells(id, key)),
          })),
          meta: { total: found.length, currentLimit: query.limit, currentOffset: query.offset },
        }
      }),
      responds(listOwnFields, () => ({
        fields: [
          {
            id: 1,
            name: 'Rim',
            type: 'choice' as const,
            unit: '',
            choices: ['Gilt', 'Plain'],
            categoryId: null,
          },
        ],
      })),
      ...respondsFor(vault),
    ],
  }
}

/** Saves makers, and refuses what names another revision. */
const savesMakers = ({ makers, revisions }: Shown) =>
  responds(records.updateRecord, ({ params: { id }, body: { maker } }) => {
    makers.set(id, maker ?? '')
    revisions.set(id, (revisions.get(id) ?? 1) + 1)
    return saved(id)
  })

describe('the table', () => {
  test('shows the chosen columns, and only the rows in sight of all that it counts', async () => {
    const { responders } = aTable('title,maker:120,own%3ARim', 300)
    const { asked } = await openSite(LIST, ...responders)
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '301')
    expect(textsOf(all('[role=columnheader]')).map((text) => text.trim())).toEqual([
      'Select all',
      'Title',
      'Maker',
      'Rim',
    ])
    await expect.poll(() => all('[role=rowgroup] [role=row]').length).toBeGreaterThan(10)
    expect(all('[role=rowgroup] [role=row]').length).toBeLessThan(100)
    expect(callsTo(asked, '/api/v1/vault/items/table').map(String)).toEqual([
      expect.stringContaining('columns=title,maker,own%3ARim,category,collection,tags'),
    ])
    expect(await violationsIn('main')).toEqual([])
  })

  test('is walked by arrow keys, Home and End, pages, and up into the headings, by which it is sorted', async () => {
    const { responders } = aTable('title,maker', 60)
    const { asked } = await openSite(LIST, ...responders)
    await expect.element(grid()).toBeVisible()
    await userEvent.click(cell(0, 1) ?? document.body)
    await press('{ArrowDown}{ArrowRight}')
    await expect.poll(focused).toBe('1 2')
    await press('{Home}')
    await expect.poll(focused).toBe('1 0')
    await press('{Control>}{End}{/Control}')
    await expect.poll(focused).toBe('59 2')
    await press('{PageUp}')
    await expect.poll(() => Number(focused()?.split(' ')[0])).toBeLessThan(55)
    await press('{Control>}{Home}{/Control}{ArrowRight}{ArrowUp}')
    await expect.poll(focused).toBe('-1 1')
    await press('{Enter}')
    await expect
      .poll(() => callsTo(asked, '/api/v1/vault/items/table').map(String).at(-1))
      .toContain('s=title:asc')
    await expect
      .element(page.getByRole('columnheader', { name: 'Title' }))
      .toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(focused).toBe('-1 1')
  })

  test('saves a cell by Enter and by Tab, leaves it by Escape, and undoes by Ctrl+Z', async () => {
    const table = aTable('title,maker')
    const { asked } = await openSite(
      LIST,
      savesMakers(table),
      responds(undoChanges, () => {
        table.makers.set(1, '')
        return { response: { ids: [1], kept: [] } }
      }),
      ...table.responders,
    )
    await expect.element(grid()).toBeVisible()
    await userEvent.click(cell(0, 2) ?? document.body)
    await press('{Enter}')
    await expect.element(input('Maker, Jug 1')).toHaveFocus()
    expect(await violationsIn('main')).toEqual([])
    await press('Loetz{Escape}')
    await expect.poll(focused).toBe('0 2')
    await press('Moser{Enter}')
    await expect.poll(focused).toBe('1 2')
    expect(cell(0, 2)?.textContent).toBe('Moser')
    await press('{F2}Storr{Shift>}{Tab}{/Shift}')
    await expect.poll(focused).toBe('1 1')
    expect(
      asked.flatMap(({ method, path, body }) =>
        path.endsWith('/record') ? [[method, path.slice(-'/1/record'.length), body]] : [],
      ),
    ).toEqual([
      ['PUT', '/1/record', { maker: 'Moser' }],
      ['PUT', '/2/record', { maker: 'Storr' }],
    ])
    await expect.element(page.getByText('Maker of Jug 2 saved.').first()).toBeInTheDocument()
    await press('{Control>}z{/Control}')
    await expect.element(page.getByText('Undone for 1 item.')).toBeVisible()
    expect(asked.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(1)
  })

  test('keeps a refused value open with its sentence', async () => {
    const { responders } = aTable('title,purchaseDate')
    await openSite(
      LIST,
      ...responders,
      responds(items.readItem, ({ params: { id } }) => listed(id, { revision: 1 })),
      responds(items.updateItem, () => {
        throw new Refused('VALIDATION_FAILED', {
          errors: [{ field: 'title', errorCode: 'exists', errorMessage: 'This vault item already exists.' }],
        })
      }),
    )
    await expect.element(grid()).toBeVisible()
    await userEvent.click(cell(0, 2) ?? document.body)
    await press('soon{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter a valid date (MM/DD/YYYY).')
    await expect.element(input('Date acquired, Jug 1')).toHaveValue('soon')
    await press('{Escape}{ArrowLeft}Jug 2{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('This vault item already exists.')
    await expect.element(input('Title, Jug 1')).toHaveFocus()
  })

  test('shows the newer value where the cell was changed elsewhere, and saves over another field’s change', async () => {
    const table = aTable('title,maker')
    table.revisions.set(1, 1)
    await openSite(
      LIST,
      responds(records.updateRecord, ({ params: { id }, body: { maker } }) => {
        // The first save of each item comes after a change elsewhere.
        if (table.revisions.get(id) !== 2) {
          table.revisions.set(id, 2)
          if (id === 1) table.makers.set(1, 'Theirs')
          throw new Refused('REVISION_CONFLICT')
        }
        table.makers.set(id, maker ?? '')
        return saved(id)
      }),
      ...table.responders,
    )
    await expect.element(grid()).toBeVisible()
    await userEvent.click(cell(0, 2) ?? document.body)
    await press('Mine{Enter}')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Maker was changed elsewhere: it is now “Theirs”. Save again to replace it.')
    await press('{Enter}')
    await expect.poll(() => cell(0, 2)?.textContent).toBe('Mine')
    await press('Ours{Enter}')
    await expect.poll(() => cell(1, 2)?.textContent).toBe('Ours')
  })

  test('selects by Space, and does with the selection what the list does', async () => {
    const { responders } = aTable('title')
    await openSite(LIST, ...responders)
    await expect.element(grid()).toBeVisible()
    await userEvent.click(cell(0, 1) ?? document.body)
    await press('{Home} {ArrowDown} ')
    await expect.element(page.getByText('2 items selected')).toBeVisible()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect.element(page.getByRole('heading', { name: 'Update 2 items' })).toBeVisible()
  })
})

test('columns are chosen, ordered and sized in the panel, and remembered', async () => {
  const { vault, responders } = aTable('title,maker')
  await openSite(
    LIST,
    responds(preferencesCalls.changePreference, ({ params: { key }, query: { value } }) => {
      Object.assign(vault.preferences, { [key]: value })
      return { key, value }
    }),
    ...responders,
  )
  const columns = () => vault.preferences.vaultItemsTableColumns
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByLabelText('Add a column').selectOptions('Rim')
  await expect.poll(columns).toBe('title,maker,own%3ARim')
  await page.getByRole('button', { name: 'Up: Rim' }).click()
  await expect.poll(columns).toBe('title,own%3ARim,maker')
  await page.getByLabelText('Width of Rim, in pixels').fill('5')
  await press('{Tab}')
  await expect.poll(columns).toBe('title,own%3ARim:64,maker')
  await page.getByRole('button', { name: 'Remove: Maker' }).click()
  await expect.poll(columns).toBe('title,own%3ARim:64')
  expect(await violationsIn('dialog[open]')).toEqual([])
  expect(String(columns()).length).toBeLessThan(preferenceLimits.valueMax)
})
