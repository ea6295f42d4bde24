import { withFormulaGuard } from '@vitrine/contracts/formula-guard'
import type { ImportSheet, RawImportRow } from '@vitrine/contracts/vault-imports/reading'
import type { Database } from '@vitrine/database/database'
import { stringify } from 'csv-stringify/sync'
import type { CheckedRow } from '@vitrine/domain/vault/imports/check-rows'

const PAGE = 1_000
const NOT_DECIDED = 'The title is there already.'

/** The rows that are no items, with their reasons, in the columns of the file. */
export async function* notTakenAsCsv(
  database: Database,
  importId: number,
  sheets: readonly ImportSheet[],
): AsyncGenerator<Uint8Array> {
  const widest = Math.max(0, ...sheets.map(({ columns }) => columns.length))
  const headings =
    sheets.length === 1
      ? (sheets[0]?.columns.map(({ heading }) => heading) ?? [])
      : Array.from({ length: widest }, (_, at) => `Column ${at + 1}`)
  // Spreadsheets read UTF-8 by its mark.
  yield Buffer.from(`\ufeff${linesOf([['Sheet', 'Row', 'Reason', ...headings]])}`)
  for (let after = -1; ;) {
    const rows = await database
      .selectFrom('vault_import_rows')
      .select(['place', 'raw', 'state', 'checked', 'choice'])
      .where('import_id', '=', importId)
      .where('place', '>', after)
      .where('state', 'not in', [
        'created',
        'updated',
        'draft',
        'drafted',
        'ready',
        'change',
        'unchanged',
        'unchecked',
      ])
      .orderBy('place')
      .limit(PAGE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    yield Buffer.from(
      linesOf(
        rows.map(({ raw, state, checked, choice }) => {
          const { sheet, line, cells } = raw as RawImportRow
          const { reasons = [], questions = [] } = (checked as CheckedRow | null) ?? {}
          const said = [
            ...(choice === 'skip' ? ['Skipped.'] : []),
            ...(state === 'duplicate' || (state === 'skipped' && choice !== 'skip') ? [NOT_DECIDED] : []),
            ...reasons.map(({ field, text }) => `${field}: ${text}`),
            ...questions.map(({ text }) => text),
          ]
          return [sheet, String(line), said.join(' '), ...cells]
        }),
      ),
    )
    after = last.place
  }
}

function linesOf(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(withFormulaGuard)),
    { quoted: true, record_delimiter: 'windows' },
  )
}
