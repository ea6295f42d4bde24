import type { RefusedRow } from './import-kind.ts'
import type { ImportResult } from './run-import.ts'

const number = new Intl.NumberFormat('en-US')

export function countsLine({
  imported,
  unchanged,
  refused,
}: {
  imported: number
  unchanged: number
  refused: number
}): string {
  return `${number.format(imported)} imported, ${number.format(unchanged)} unchanged, ${number.format(refused)} refused`
}

/** What stands on the screen once an import has ended. */
export function describeResult(result: ImportResult, seconds: number): string {
  const lines = [
    ...refusedLines(result),
    `${countsLine(result)}; ${number.format(result.linesDone)} lines in ${seconds.toFixed(1)} s.`,
  ]
  if (result.resumedAt > 0)
    lines.push(
      `This run went on after line ${number.format(result.resumedAt)}; the counts are those of the whole import.`,
    )
  const goOn = 'Run the same command to go on from there.'
  if (result.end === 'stopped') lines.push(`Stopped after line ${number.format(result.linesDone)}. ${goOn}`)
  if (result.end === 'failed')
    lines.push(`The import stopped after line ${number.format(result.linesDone)}: ${result.reason}. ${goOn}`)
  if (result.end === 'broken')
    lines.push(
      `The file is broken after line ${number.format(result.linesDone)} (${result.reason}). Everything before it was read. Mend the file and import it again: what is in already is left alone.`,
    )
  return lines.join('\n')
}

function refusedLines({ refused, firstRefused, reportPath }: ImportResult): string[] {
  if (refused === 0) return []
  const more =
    refused > firstRefused.length ? [`  … and ${number.format(refused - firstRefused.length)} more`] : []
  return ['Refused:', ...firstRefused.map(describeRefused), ...more, `All refused rows: ${reportPath}`, '']
}

function describeRefused({ line, url, externalId, errors }: RefusedRow): string {
  const key = url ?? externalId
  const reasons = errors
    .map(({ field, errorCode, errorMessage }) => `${field} ${errorCode}: ${errorMessage}`)
    .join('  ')
  return `  line ${line}${key === undefined ? '' : ` (${JSON.stringify(key).slice(1, -1)})`}  ${reasons}`
}
