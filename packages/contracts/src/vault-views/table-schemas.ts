import { z } from 'zod'
import { lenientParameter } from '../measured-text.ts'
import { listResponseSchema } from '../paging.ts'
import { limitSchema, vaultItemQuerySchema } from '../vault-items/list-query.ts'
import { readColumns, tableLimits } from './table-columns.ts'

/** Ids with commas; null without any. */
const idsParameter = lenientParameter(tableLimits.idsMax * 16, (value) => {
  const ids = String(value ?? '').split(',')
  const read = ids.flatMap((id) => (/^[1-9]\d{0,14}$/.test(id) ? [Number(id)] : []))
  return value === undefined || value === '' ? null : read.slice(0, tableLimits.idsMax)
})

export const tableQuerySchema = vaultItemQuerySchema.omit({ with: true }).extend({
  limit: limitSchema(tableLimits.rowsMax, tableLimits.rowsMax),
  /** Keys of columns, as `columnsText` writes them. */
  columns: lenientParameter(tableLimits.textMax, (value) =>
    readColumns(typeof value === 'string' ? value : ''),
  ),
  /** These items alone, whatever else is asked for. */
  ids: idsParameter,
})
export type TableQuery = z.output<typeof tableQuerySchema>

const namedCell = z.object({ id: z.int(), name: z.string() })
const cellSchema = z.union([
  z.string(),
  z.number(),
  namedCell,
  z.array(namedCell),
  z.array(z.int()),
  z.null(),
])
export type TableCell = z.infer<typeof cellSchema>

export const tableRowSchema = z.object({
  id: z.int(),
  /** Sent back as If-Match. */
  revision: z.int(),
  /** In the order of the columns; null where there is nothing. */
  cells: z.array(cellSchema),
})
export type TableRow = z.infer<typeof tableRowSchema>
export const itemTableSchema = listResponseSchema(tableRowSchema).extend({
  /** Keys of the columns, in their order. */
  columns: z.array(z.string()),
})
export type ItemTable = z.infer<typeof itemTableSchema>
