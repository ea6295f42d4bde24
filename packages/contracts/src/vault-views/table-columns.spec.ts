import { expect, test } from 'vitest'
import { columnsText, ownColumnKey, readColumns, tableColumns, tableLimits } from './table-columns.ts'

test('columns are written and read with their order and widths, own fields by any name', () => {
  const columns = [
    { key: 'maker', width: null },
    { key: ownColumnKey('Rim, width: 50 %'), width: 120 },
    { key: 'title', width: 240 },
  ]
  expect(columnsText(columns)).toBe('maker,own%3ARim%2C%20width%3A%2050%20%25:120,title:240')
  expect(readColumns(columnsText(columns))).toEqual(columns)
})

test.each([
  ['', []],
  ['spiral,own%3A,own%3A%20,%E0%A4%A,title:wide', []],
  ['title,title:100', [{ key: 'title', width: null }]],
  [
    'title:1,maker:9999',
    [
      { key: 'title', width: tableLimits.widthMin },
      { key: 'maker', width: tableLimits.widthMax },
    ],
  ],
])('of %j is read what is a column', (text, columns) => {
  expect(readColumns(text)).toEqual(columns)
})

test('each column has a key of its own', () => {
  const keys = tableColumns.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
