import type { RawImportRow } from '@vitrine/contracts/vault-imports/reading'
import type { MergedCells } from './sheet-rows.ts'

interface OpenMerge extends MergedCells {
  text: string
  type: string
}

/** Gives merged cells the text of their first one, in the order of the lines. */
export class MergedTexts {
  private readonly waiting: MergedCells[]
  private open: OpenMerge[] = []

  constructor(merges: readonly MergedCells[]) {
    this.waiting = merges.toSorted((one, other) => other.first - one.first)
  }

  fill(row: RawImportRow): void {
    this.open = this.open.filter(({ last }) => last >= row.line)
    for (const { column, text, type } of this.open) put(row, column, text, type)
    for (let next = this.waiting.at(-1); next && next.first <= row.line; next = this.waiting.at(-1)) {
      this.waiting.pop()
      const text = next.first === row.line ? (row.cells[next.column] ?? '') : ''
      if (text.trim() !== '') this.open.push({ ...next, text, type: row.types?.[next.column] ?? 't' })
    }
  }
}

function put(row: RawImportRow, column: number, text: string, type: string): void {
  if ((row.cells[column] ?? '').trim() !== '') return
  while (row.cells.length <= column) row.cells.push('')
  row.cells[column] = text
  const types = (row.types ?? '').padEnd(row.cells.length, 't')
  const changed = `${types.slice(0, column)}${type}${types.slice(column + 1)}`
  if (/[^t]/.test(changed)) row.types = changed
}
