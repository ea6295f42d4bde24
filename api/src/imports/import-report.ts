import { joinNames } from '@vitrine/contracts/text'
import type { RefusalReason } from './refusal-summary.ts'
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
    ...readingLines(result.reading),
    ...refusedLines(result),
    `${countsLine(result)}; ${number.format(result.linesDone)} lines in ${seconds.toFixed(1)} s.`,
  ]
  if (result.end === 'done' && result.imported + result.unchanged + result.refused === 0)
    lines.push('The file has no rows.')
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

/** How the file was read, and what of it was not. */
function readingLines({ readAs, renamed, unknown }: ImportResult['reading']): string[] {
  const lines = [`Read as: ${readAs}.`]
  if (renamed.length > 0)
    lines.push(`Other names: ${renamed.map(({ from, to }) => `${shown(from)} is read as ${to}`).join(', ')}.`)
  if (unknown.length > 0) lines.push(`Not read: ${joinNames(unknown.map((name) => shown(name.trim())))}.`)
  return lines
}

function refusedLines({ refused, reasons, reportPath }: ImportResult): string[] {
  if (refused === 0) return []
  return ['Refused:', ...reasons.map(describeReason), `All refused rows: ${reportPath}`, '']
}

/** One line for a reason, with its count and the first rows. */
function describeReason({ field, errorCode, errorMessage, rows, first }: RefusalReason): string {
  const places = first.map(({ line, key, value }) => {
    const told = [
      ...(key === undefined ? [] : [shown(key)]),
      ...(value === undefined ? [] : [`“${shown(value)}”`]),
    ]
    return told.length > 0 ? `${line} (${told.join(': ')})` : String(line)
  })
  const more = rows > first.length ? ', …' : ''
  const count = rows === 1 ? 'line' : `${number.format(rows)} rows: lines`
  return `  ${field} ${errorCode}: ${errorMessage}  ${count} ${places.join(', ')}${more}`
}

/** Without what would steer a terminal. */
function shown(text: string): string {
  return JSON.stringify(text.slice(0, 200)).slice(1, -1)
}
