import { sameTextKey } from '@vitrine/contracts/same-text'
import type { ImportReading, ImportSheet } from '@vitrine/contracts/vault-imports/reading'
import { createHash } from 'node:crypto'

/** Equal for files whose sheets have the same headings in the same order. */
export function headingsKey(sheets: readonly ImportSheet[]): string {
  const headings = sheets.map(({ columns }) => columns.map(({ heading }) => sameTextKey(heading)))
  return createHash('sha256').update(JSON.stringify(headings)).digest('hex')
}

/** A CSV's sheet has the name of its file: a saved reading names sheets by their places instead. */
export function withPlaces(reading: ImportReading, sheets: readonly ImportSheet[]): ImportReading {
  return renamed(reading, (name) => String(sheets.findIndex((sheet) => sheet.name === name)))
}

export function withNames(reading: ImportReading, sheets: readonly ImportSheet[]): ImportReading {
  return renamed(reading, (place) => sheets[Number(place)]?.name ?? place)
}

function renamed(reading: ImportReading, nameOf: (sheet: string) => string): ImportReading {
  return {
    ...reading,
    mappings: reading.mappings.map((mapping) => ({ ...mapping, sheet: nameOf(mapping.sheet) })),
  }
}

/** What is proposed for a file: as its reader found it. Sheets that are hidden are left out. */
export function proposedReading(sheets: readonly ImportSheet[]): ImportReading {
  return {
    mappings: sheets.flatMap(({ name, isHidden, columns }) =>
      columns.map(({ index, target, currency, unit }) => ({
        sheet: name,
        column: index,
        target: isHidden ? 'ignore' : target,
        ...(currency && { currency }),
        ...(unit && { unit }),
      })),
    ),
    answers: {},
    defaults: {},
  }
}
