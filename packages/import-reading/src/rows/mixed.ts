import { importTarget } from '@vitrine/contracts/vault-imports/targets'
import { readAmountCell } from './amounts.ts'
import { readDimensions } from './measures.ts'
import { joinParts, splitMixed, type MixedCell, type MixedKind } from './mixed-cells.ts'
import type { ImportCell, Option, RowReading } from './row-reading.ts'
import { readSizes } from './sizes.ts'
import { readLine, readText, readTitle } from './texts.ts'

const LEAVE: Option = { value: 'title', label: 'Leave it in the title' }
const optionOf = (key: string): Option => ({ value: key, label: importTarget(key)?.label ?? key })

const options: Readonly<Record<MixedKind, readonly Option[]>> = {
  amount: [
    ...[
      'cost.price',
      'valuation.own',
      'valuation.insured',
      'valuation.replacement',
      'valuation.fairMarket',
      'soldPrice',
    ].map(optionOf),
    LEAVE,
  ],
  date: [optionOf('dateText'), optionOf('acquiredText'), LEAVE],
  size: [
    { value: 'size', label: 'A measurement of the object' },
    { value: 'condition', label: 'A part of its condition' },
    LEAVE,
  ],
  flawSize: [
    { value: 'condition', label: 'The size of the flaw' },
    { value: 'size', label: 'A measurement of the object' },
    LEAVE,
  ],
  condition: [optionOf('condition'), LEAVE],
}
const names: Readonly<Record<MixedKind, string>> = {
  amount: 'amounts',
  date: 'dates',
  size: 'sizes',
  flawSize: 'sizes before flaws',
  condition: 'flaws',
}

/** Takes a cell with several facts apart. What each kind of them is, is asked once for all rows. */
export function readMixed(reading: RowReading, cell: ImportCell): void {
  const mixed = splitMixed(cell.text)
  const answers = {
    amount: askKind(reading, cell, mixed, 'amount'),
    date: askKind(reading, cell, mixed, 'date'),
    size: askKind(reading, cell, mixed, 'size'),
    flawSize: askKind(reading, cell, mixed, 'flawSize'),
    condition: askKind(reading, cell, mixed, 'condition'),
  }
  const isIn = (place: string) =>
    mixed.parts.filter(({ kind }) => (kind === 'title' ? 'title' : answers[kind]) === place)
  const title = joinParts(isIn('title').map(({ text }) => text))
  if (title !== '') readTitle(reading, { ...cell, text: title })
  const condition = joinParts(isIn('condition').map(({ text }) => text))
  if (condition !== '') readText(reading, targeted(cell, 'condition', condition))
  takeAmounts(reading, cell, mixed, answers.amount)
  if (mixed.date !== null && (answers.date === 'dateText' || answers.date === 'acquiredText'))
    readLine(reading, targeted(cell, answers.date, mixed.date))
  for (const { text } of isIn('size')) {
    const sizes = readDimensions(text)
    const sized = targeted(cell, 'dimensions', text)
    if (sizes) readSizes(reading, sized, sizes)
    else reading.fault(sized, 'This is not a measurement, such as 12.5 cm.')
  }
  // The cell as it was written, so that nothing of it is lost.
  if (mixed.parts.length > 1) readText(reading, targeted(cell, 'description', cell.text))
}

function askKind(reading: RowReading, cell: ImportCell, mixed: MixedCell, kind: MixedKind): string | null {
  const example = mixed.parts.find((part) => part.kind === kind)?.text
  if (example === undefined) return null
  return reading.ask(cell, 'mixed', {
    about: kind,
    text: `Cells of “${cell.column.heading}” hold ${names[kind]}, such as “${example}”. What are they?`,
    options: options[kind],
  })
}

function takeAmounts(
  reading: RowReading,
  cell: ImportCell,
  { parts }: MixedCell,
  answer: string | null,
): void {
  const amounts = parts.filter(({ kind }) => kind === 'amount')
  const [amount] = amounts
  if (answer === null || answer === LEAVE.value || !amount) return
  const target = targeted(cell, answer, amount.text)
  if (amounts.length > 1) reading.fault({ ...target, text: cell.text }, 'This cell has more than one amount.')
  else readAmountCell(reading, target)
}

function targeted(cell: ImportCell, key: string, text: string): ImportCell {
  const target = importTarget(key)
  return target ? { ...cell, target, text, type: 't' } : { ...cell, text, type: 't' }
}
