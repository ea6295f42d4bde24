import { describe, expect, it, vi } from 'vitest'
import { readAllRows, safeRow } from './export-rows.ts'

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: first + place }))
const list = {
  resource: 'members',
  filter: { emailContains: 'a' },
  sort: { field: 'id', order: 'DESC' as const },
}

describe('an export', () => {
  it('holds every row of the filter, asked for page by page', async () => {
    const getList = vi.fn(async (_: string, { pagination }: { pagination?: { page: number } }) => ({
      data:
        pagination?.page === 3 ? rowsFrom(2001, 5) : rowsFrom(((pagination?.page ?? 1) - 1) * 1000 + 1, 1000),
      total: 2005,
    }))
    const { rows, total } = await readAllRows({ getList: getList as never }, list)
    expect([rows.length, rows.at(-1)?.id, total]).toEqual([2005, 2005, 2005])
    expect(getList).toHaveBeenLastCalledWith('members', {
      filter: { emailContains: 'a' },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 3, perPage: 1000 },
    })
  })

  it('ends when rows went away meanwhile', async () => {
    const getList = vi.fn(async () => ({ data: rowsFrom(1, 3), total: 2000 }))
    expect((await readAllRows({ getList: getList as never }, list)).rows).toHaveLength(3)
    expect(getList).toHaveBeenCalledTimes(1)
  })

  it('says where the list holds more rows than its total', async () => {
    const getList = vi.fn(async () => ({
      data: rowsFrom(1, 1000),
      total: 1000,
      meta: { moreThanTotals: true },
    }))
    expect(await readAllRows({ getList: getList as never }, list)).toMatchObject({
      total: 1000,
      isMore: true,
    })
  })

  it('gives a spreadsheet no formula to run', () => {
    expect(
      safeRow({ name: '=HYPERLINK("https://evil.example")', phone: '+1', note: 'a=b', count: -1 }),
    ).toEqual({ name: `'=HYPERLINK("https://evil.example")`, phone: "'+1", note: 'a=b', count: -1 })
    expect(safeRow({ name: '＝1', note: "'=1" })).toEqual({ name: "'＝1", note: "''=1" })
  })

  it('gives it none in what lies deeper in a row', () => {
    expect(
      safeRow({ details: { title: { from: 'Vase', to: '=SUM(A1)' }, authors: ['@cmd'] }, none: null }),
    ).toEqual({ details: { title: { from: 'Vase', to: `'=SUM(A1)` }, authors: [`'@cmd`] }, none: null })
  })
})
