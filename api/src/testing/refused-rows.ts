import { readFile } from 'node:fs/promises'
import type { RefusedRow } from '../imports/import-kind.ts'
import type { ImportResult } from '../imports/run-import.ts'

export interface TestedImport extends ImportResult {
  /** All rows of its report. */
  refusedRows: RefusedRow[]
}

export async function withRefusedRows(result: ImportResult | null): Promise<TestedImport | null> {
  if (!result) return null
  const report = result.refused > 0 ? await readFile(result.reportPath, 'utf8') : ''
  const refusedRows = report
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RefusedRow)
  return { ...result, refusedRows }
}
