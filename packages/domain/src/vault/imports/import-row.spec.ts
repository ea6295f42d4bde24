import type { CellsOfRow } from './import-row.ts'
import { readRow } from './import-row.ts'
import { expect, it } from 'vitest'

const cellsWith = (read: object, questions: object[]) =>
  ({
    raw: { sheet: 'S', line: 2, cells: [], section: null },
    read: { values: { title: 'Cup', description: 'One' }, record: {}, faults: [], ...read },
    categoryId: { id: 1, title: 'Ceramics' },
    questions,
    columns: { sheets: [], reading: { mappings: [] }, describesByTitle: false },
    rules: { words: { firstIn: () => null }, categories: [], now: new Date('2026-11-30T12:00:00Z') },
  }) as unknown as CellsOfRow

it('a title that is asked about is not missing as well', () => {
  const { item, reasons } = readRow(
    cellsWith({ values: { description: 'One' } }, [{ target: 'title' }]),
    false,
  )
  expect([item, reasons]).toEqual([null, []])
})

it('a description that is refused is not missing as well, and has to be corrected', () => {
  const faults = [{ target: 'description', column: 1, value: 'x', text: 'This is too long.' }]
  const { item, reasons } = readRow(cellsWith({ values: { title: 'Cup' }, faults }, []), true)
  expect(item).toBeNull()
  expect(reasons).toMatchObject([{ text: 'This is too long.', isOptional: false }])
})

it('a title that is missing says so', () => {
  const { reasons } = readRow(cellsWith({ values: { description: 'One' } }, []), false)
  expect(reasons).toMatchObject([{ field: 'Title', text: 'Required Field' }])
})
