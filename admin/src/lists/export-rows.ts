import { withFormulaGuard } from '@vitrine/contracts/formula-guard'
import { defaultExporter, type DataProvider, type RaRecord } from 'react-admin'

/** The api gives at most this many rows a call. */
const ROWS_A_CALL = 1000
/** What a spreadsheet still opens quickly. More rows are a matter for a report of its own. */
export const MOST_EXPORTED = 50_000

interface ListQuery {
  resource: string
  filter: Record<string, unknown>
  sort: { field: string; order: 'ASC' | 'DESC' }
}

/**
 * Every row of the list as it is filtered and sorted now, not the page that is shown; `isMore` where the list
 * holds more rows than its total.
 */
export async function readAllRows(
  data: Pick<DataProvider, 'getList'>,
  { resource, filter, sort }: ListQuery,
): Promise<{ rows: RaRecord[]; total: number; isMore: boolean }> {
  const rows: RaRecord[] = []
  for (let page = 1; ; page += 1) {
    const {
      data: more,
      total = 0,
      meta,
    } = await data.getList<RaRecord>(resource, { filter, sort, pagination: { page, perPage: ROWS_A_CALL } })
    rows.push(...more)
    if (more.length < ROWS_A_CALL || rows.length >= Math.min(total, MOST_EXPORTED))
      return { rows: rows.slice(0, MOST_EXPORTED), total, isMore: isMoreThanTotal(meta) }
  }
}

/**
 * A spreadsheet runs a cell that begins like a formula, and some cells hold what strangers wrote. What lies
 * deeper becomes cells of its own.
 */
export function safeCell(value: unknown): unknown {
  if (typeof value === 'string') return withFormulaGuard(value)
  if (Array.isArray(value)) return value.map(safeCell)
  return typeof value === 'object' && value !== null && !(value instanceof Date)
    ? safeRow(value as Record<string, unknown>)
    : value
}

export function safeRow(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, safeCell(value)]))
}

/** Downloads the rows as CSV under the resource's name. */
export async function exportRows(
  data: DataProvider,
  resource: string,
  rows: readonly RaRecord[],
): Promise<void> {
  await defaultExporter(
    rows.map((row) => ({ ...safeRow(row), id: row.id })),
    () => Promise.resolve({}),
    data,
    resource,
  )
}

/**
 * Whether a list holds more rows than its total says, because the api counts no further: the list's response
 * says so beside its rows.
 */
export function isMoreThanTotal(meta: unknown): boolean {
  return typeof meta === 'object' && meta !== null && 'moreThanTotals' in meta && meta.moreThanTotals === true
}
