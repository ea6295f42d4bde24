import { measures, unitsOf } from '@vitrine/contracts/vault-records/row-choices'
import type { RowDraft, RowsName } from './record-draft.ts'
import { rowKinds } from './row-columns.ts'

/** A row moved by so many places. */
export function rowsMoved<Row>(rows: readonly Row[], place: number, by: -1 | 1): readonly Row[] {
  const row = rows[place]
  return row !== undefined ? rows.toSpliced(place, 1).toSpliced(place + by, 0, row) : rows
}

/** Parts of one name behind the others, numbered on; as many of them as there is room for. */
export function partsAdded(rows: readonly RowDraft[], number: number, name: string): readonly RowDraft[] {
  const room = rowKinds.parts.most - rows.length
  let parts = rows
  for (let added = 0; added < Math.min(number, room); added += 1)
    parts = [...parts, { ...newRow('parts', parts), name }]
  return parts
}

/**
 * A row to fill in. It goes on from the rows before: the next measure in the same unit, the same currency,
 * the next number of a part.
 */
export function newRow(name: RowsName, rows: readonly RowDraft[]): RowDraft {
  const last = rows.at(-1)
  const cells = rowKinds[name].columns.map(({ name: column, kind, choices = [] }): [string, string] => {
    if (kind === 'choice') return [column, choices[0]?.name ?? '']
    if (kind === 'currency') return [column, last?.[column] ?? 'USD']
    return [column, '']
  })
  const row = Object.fromEntries(cells)
  if (name === 'measurements') return nextMeasurement(row, rows)
  if (name === 'parts') return { ...row, number: nextNumber(rows) }
  return row
}

/** Above every number that is there: a removed one is not given again. */
function nextNumber(rows: readonly RowDraft[]): string {
  const numbers = rows.map(({ number = '' }) => Number(number)).filter(Number.isSafeInteger)
  return String(Math.max(0, ...numbers) + 1)
}

function nextMeasurement(row: RowDraft, rows: readonly RowDraft[]): RowDraft {
  const used = rows.map(({ measure }) => measure)
  const next = measures.find((measure) => !used.includes(measure.name)) ?? measures[0]
  const units = unitsOf(next.name)
  const unit = rows.findLast((before) => units.some((one) => one === before['unit']))?.['unit']
  return { ...row, measure: next.name, unit: unit ?? (next.name === 'weight' ? 'oz' : 'in') }
}

/** A row whose unit fits its measure. */
export function withFittingUnit(row: RowDraft): RowDraft {
  const measure = measures.find(({ name }) => name === row['measure'])
  if (!measure) return row
  const units = unitsOf(measure.name)
  return units.some((unit) => unit === row['unit']) ? row : { ...row, unit: units[0] ?? '' }
}
