import { isCurrency } from '@vitrine/contracts/vault-records/currencies'
import { recordLimits } from '@vitrine/contracts/vault-records/limits'
import { costKinds, valuationBases } from '@vitrine/contracts/vault-records/row-choices'
import { normalizeLine, normalizeLines } from '@vitrine/contracts/vault-items/plain-text'
import { dateText } from '@vitrine/tabular/dates'
import { addNote, addSpecific } from './texts.ts'
import { SKIP, type ImportCell, type RowReading } from './row-reading.ts'

/** Lists in one cell, as our own spreadsheets write them: '; ' between the entries. */

const entriesOf = (cell: ImportCell) =>
  cell.text
    .split(/;\s+|;$|[\r\n]+/u)
    .map(normalizeLine)
    .filter((entry) => entry !== '')

const NOT_OURS = 'This list is not written as Vitrine writes it.'

/** 'Price 120.00 GBP 01/31/2024 note' */
export function readCosts(reading: RowReading, cell: ImportCell): void {
  const costs = entriesOf(cell).map((entry) => {
    const kind = costKinds.find(({ label }) => entry.startsWith(`${label} `))
    const [, amount, currency = '', day, note = ''] =
      /^(\d+(?:\.\d\d?)?) ([A-Z]{3})(?: (\d\d\/\d\d\/\d{4}))?(?: (.+))?$/u.exec(
        entry.slice((kind?.label.length ?? 0) + 1),
      ) ?? []
    if (!kind || amount === undefined || !isCurrency(currency)) return null
    return {
      kind: kind.name,
      amount: Number(amount),
      currency,
      day: day ? dateText(day, 'month-first') : null,
      note,
    }
  })
  if (costs.includes(null)) reading.fault(cell, NOT_OURS)
  else
    reading.read.record.costs = [...(reading.read.record.costs ?? []), ...costs.flatMap((cost) => cost ?? [])]
}

/** 'Insured value 200.00 to 300.00 GBP 01/31/2024 valuer (insured value)' */
export function readValuations(reading: RowReading, cell: ImportCell): void {
  const valuations = entriesOf(cell).map((entry) => {
    const basis = valuationBases.find(({ label }) => entry.startsWith(`${label} `))
    const [, amount, amountMax, currency = '', day, valuer = '', insured] =
      /^(\d+(?:\.\d\d?)?)(?: to (\d+(?:\.\d\d?)?))? ([A-Z]{3})(?: (\d\d\/\d\d\/\d{4}))?(?: ((?!\(insured value\)).+?))?( \(insured value\))?$/u.exec(
        entry.slice((basis?.label.length ?? 0) + 1),
      ) ?? []
    if (!basis || amount === undefined || !isCurrency(currency)) return null
    return {
      basis: basis.name,
      amount: Number(amount),
      amountMax: amountMax === undefined ? null : Number(amountMax),
      currency,
      day: day ? dateText(day, 'month-first') : null,
      valuer,
      note: '',
      isInsuredValue: insured !== undefined,
    }
  })
  const { record } = reading.read
  if (valuations.includes(null)) reading.fault(cell, NOT_OURS)
  else
    record.valuations = [...(record.valuations ?? []), ...valuations.flatMap((valuation) => valuation ?? [])]
}

/** '1 Cup (a/f); 2 Saucer' */
export function readParts(reading: RowReading, cell: ImportCell): void {
  const parts = entriesOf(cell).map((entry) => {
    const [, number = '', name = '', note = ''] =
      /^(?:(\d+|[a-z])[.)]?\s+)?(.+?)(?:\s*\(([^()]*)\))?$/u.exec(entry) ?? []
    return { number, name, note, imageIds: [] }
  })
  if (parts.length > recordLimits.partsMax)
    reading.fault(cell, `An object may have ${recordLimits.partsMax} parts.`)
  else if (parts.some(({ name, note }) => Math.max(name.length, note.length) > recordLimits.lineMax))
    reading.fault(cell, `The name of a part may have ${recordLimits.lineMax} characters.`)
  else reading.read.record.parts = parts
}

/** '1912: bought by A. Smith; until the 1950s: his family' */
export function readProvenance(reading: RowReading, cell: ImportCell): void {
  const { record } = reading.read
  const entries = entriesOf(cell).map((entry) => {
    const [, dateBefore = '', event = entry] = /^([^:]{1,60}\d[^:]{0,20}): (.+)$/u.exec(entry) ?? []
    // 'Acquired by A. Dorn from B on 3/4/1988 (source: C)' has no date before it.
    return dateBefore.length > recordLimits.dateTextMax
      ? { dateText: '', event: entry }
      : { dateText: dateBefore, event }
  })
  const all = [...(record.provenance ?? []), ...entries]
  if (
    all.length > recordLimits.provenanceMax ||
    entries.some(({ event }) => event.length > recordLimits.lineMax * 4)
  )
    keepLongProvenance(reading, cell)
  else record.provenance = all
}

function keepLongProvenance(reading: RowReading, cell: ImportCell): void {
  const answer = reading.ask(cell, 'longText', {
    text: `A provenance has at most ${recordLimits.provenanceMax} entries of ${recordLimits.lineMax * 4} characters. What should become of longer ones?`,
    options: [{ value: 'notes', label: 'Put them into the private notes' }, SKIP],
  })
  if (answer === 'notes') addNote(reading, cell, `${cell.column.heading}: ${normalizeLines(cell.text)}`)
}

/** 'Period: 1880; Color: blue' */
export function readSpecifics(reading: RowReading, cell: ImportCell): void {
  for (const entry of entriesOf(cell)) {
    const [, name, value] = /^([^:]{1,80}): (.+)$/u.exec(entry) ?? []
    if (name === undefined || value === undefined)
      reading.fault(cell, `“${entry}” is not written as Name: value.`)
    else addSpecific(reading, cell, name, value)
  }
}
