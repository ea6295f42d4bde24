import { subscriberLimits, subscriberMessages } from '@vitrine/contracts/newsletter/subscriber-schemas'
import { fieldRefused } from '@vitrine/platform/app-error'
import { CsvError, parse } from 'csv-parse'
import { Readable } from 'node:stream'
import { setImmediate as otherCalls } from 'node:timers/promises'

export interface SubscriberRow {
  /** As a spreadsheet numbers it: the names of the columns stand in row 1. */
  row: number
  email: string
  firstName: string
  lastName: string
}

/** Bytes that are parsed before other calls have their turn. */
const PIECE = 65_536

/** 'First name', 'first_name' and 'firstName' are one. */
const columnOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The rows of a file of addresses; empty ones are left out. @throws AppError VALIDATION_FAILED on csv */
export async function subscriberRowsOf(csv: string): Promise<SubscriberRow[]> {
  const refused = (message: string) => fieldRefused('VALIDATION_FAILED', 'csv', 'invalid', message)
  let columns: string[] = []
  const records: Record<string, string>[] = []
  try {
    const names = (first: string[]) => (columns = first.map(columnOf))
    const parser = parse({
      columns: names,
      bom: true,
      trim: true,
      relax_column_count: true,
      delimiter: [',', ';', '\t'],
    })
    for await (const record of Readable.from(piecesOf(csv)).pipe(parser)) records.push(record)
  } catch (error) {
    throw error instanceof CsvError ? refused(subscriberMessages.csvUnreadable) : error
  }
  if (!columns.includes('email')) throw refused(subscriberMessages.emailColumnMissing)
  if (records.length > subscriberLimits.rowsMax) throw refused(subscriberMessages.tooManyRows)
  return records
    .map(({ email = '', firstname = '', lastname = '' }, at) => ({
      row: at + 2,
      email,
      firstName: firstname.slice(0, 100),
      lastName: lastname.slice(0, 100),
    }))
    .filter(({ email, firstName, lastName }) => email !== '' || firstName !== '' || lastName !== '')
}

async function* piecesOf(csv: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(csv)
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE)
    await otherCalls()
  }
}
