import type { TableCell } from '@vitrine/contracts/vault-views/table-schemas'
import { ownColumnKey } from '@vitrine/contracts/vault-views/table-columns'
import { expect, test } from 'vitest'
import { cellDraft, cellText, draftValue } from './cell-words.ts'
import { withSpecific } from './save-cell.ts'
import { shownColumns, type ShownColumn } from './table-columns.ts'

const fields = [
  { id: 1, name: 'Rim', type: 'choice' as const, unit: '', choices: ['Gilt', 'Plain'], categoryId: null },
  { id: 2, name: 'Height', type: 'number' as const, unit: 'mm', choices: [], categoryId: null },
  { id: 3, name: 'Seen', type: 'date' as const, unit: '', choices: [], categoryId: null },
]

function columnOf(key: string): ShownColumn {
  const [column] = shownColumns([{ key, width: null }], fields)
  if (!column) throw new Error(`No column ${key}`)
  return column
}

test.each<[key: string, cell: TableCell, text: string, draft: string]>([
  ['title', 'Vase', 'Vase', 'Vase'],
  ['category', { id: 5, name: 'Glass' }, 'Glass', '5'],
  ['collection', null, '', ''],
  [
    'tags',
    [
      { id: 1, name: 'Blue' },
      { id: 2, name: 'Thin' },
    ],
    'Blue, Thin',
    '',
  ],
  ['itemSignificances', [2, 5], 'Family heirloom, Resale', ''],
  ['purchaseDate', '2020-02-29', '02/29/2020', '02/29/2020'],
  ['purchasePrice', 1234.5, '$ 1,234.50', '1234.5'],
  ['value', 10, '€ 10.00', '10'],
  ['ownership', 'onLoanTo', 'On loan to', 'onLoanTo'],
  ['quantity', 2, '2', '2'],
  [ownColumnKey('Height'), '12.5 mm', '12.5 mm', '12.5'],
  [ownColumnKey('Height'), 'tall', 'tall', 'tall'],
  [ownColumnKey('Seen'), '2020-02-29', '2020-02-29', '02/29/2020'],
  [ownColumnKey('Unknown'), 'x', 'x', 'x'],
])('a cell of %s with %j shows %j, and its editor %j', (key, cell, text, draft) => {
  expect([cellText(columnOf(key), cell, 'EUR'), cellDraft(columnOf(key), cell)]).toEqual([text, draft])
})

test.each<[key: string, draft: string, value: unknown]>([
  ['title', ' Vase ', ' Vase '],
  ['category', '5', 5],
  ['collection', '', null],
  ['purchaseDate', '2/9/2020', '2020-02-09'],
  ['purchaseDate', '', ''],
  ['purchaseDate', 'soon', undefined],
  ['purchasePrice', '$ 1,234.5', 1234.5],
  ['purchasePrice', '', null],
  ['purchasePrice', 'much', undefined],
  ['quantity', '2', 2],
  ['quantity', '2.5', undefined],
  ['ownership', 'onLoanTo', 'onLoanTo'],
  [ownColumnKey('Height'), '12,5', '12.5 mm'],
  [ownColumnKey('Height'), ' ', ''],
  [ownColumnKey('Rim'), 'Gilt', 'Gilt'],
  [ownColumnKey('Seen'), '02/29/2020', '2020-02-29'],
])('of %s, %j is saved as %j', (key, draft, value) => {
  expect(draftValue(columnOf(key), draft)).toEqual(value)
})

test('an item specific is replaced by its name whatever its capitals, added, or removed', () => {
  const specifics = [
    { id: 1, displayName: 'Rim', value: 'Gilt' },
    { id: 2, displayName: 'Foot', value: 'Flat' },
  ]
  expect(withSpecific(specifics, 'RIM', 'Plain')).toEqual([
    { id: 1, displayName: 'Rim', value: 'Plain' },
    { id: 2, displayName: 'Foot', value: 'Flat' },
  ])
  expect(withSpecific(specifics, 'Neck', 'Long').at(-1)).toEqual({ displayName: 'Neck', value: 'Long' })
  expect(withSpecific(specifics, 'rim', '')).toEqual([{ id: 2, displayName: 'Foot', value: 'Flat' }])
})
