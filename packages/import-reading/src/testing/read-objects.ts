import type {
  ImportReading,
  ImportSheet,
  RawImportRow,
  ReadImportRow,
} from '@vitrine/contracts/vault-imports/reading'
import { readImportRow } from '../read-import-row.ts'
import { readBytes } from './read-bytes.ts'

export const TODAY = '2026-11-30'

export interface Said {
  /** By the kind of question: the value of an option. Questions that are not named stay open. */
  answers?: Readonly<Record<string, string>>
  /** By heading. */
  targets?: Readonly<Record<string, string>>
  defaults?: ImportReading['defaults']
}

/** The mappings that the process proposes. */
export function proposedMappings(
  sheets: readonly ImportSheet[],
  targets: Said['targets'] = {},
): ImportReading['mappings'] {
  return sheets.flatMap(({ name, columns }) =>
    columns.map(({ index, heading, target }) => ({
      sheet: name,
      column: index,
      target: targets[heading] ?? target,
    })),
  )
}

/** Reads a file as a member would who accepts what is proposed, and answers some questions. */
export async function readObjects(bytes: Uint8Array | string, said: Said = {}, fileName?: string) {
  const { sheets, rows } = await readBytes(bytes, fileName)
  const reading: ImportReading = {
    mappings: proposedMappings(sheets, said.targets),
    answers: {},
    defaults: said.defaults ?? {},
  }
  let read = readAll(sheets, rows, reading)
  // An answer may lead to the next question.
  for (let round = 0; round < 5; round += 1) {
    const answered = Object.keys(reading.answers).length
    for (const { key, kind } of read.flatMap(({ questions }) => questions)) {
      const answer =
        said.answers?.[key] ?? said.answers?.[`${kind}:${key.split(':').at(-1)}`] ?? said.answers?.[kind]
      if (answer !== undefined) reading.answers[key] = answer
    }
    if (Object.keys(reading.answers).length === answered) break
    read = readAll(sheets, rows, reading)
  }
  return { sheets, rows, read }
}

function readAll(
  sheets: readonly ImportSheet[],
  rows: readonly RawImportRow[],
  reading: ImportReading,
): ReadImportRow[] {
  return rows.map((row) => {
    const sheet = sheets.find(({ name }) => name === row.sheet)
    if (!sheet) throw new Error(`there is no sheet ${row.sheet}`)
    return readImportRow(row, reading, { sheet, today: TODAY })
  })
}
