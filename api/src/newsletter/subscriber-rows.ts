import { subscriberLimits, subscriberMessages } from '@vitrine/contracts/newsletter/subscriber-schemas'
import { fieldRefused } from '@vitrine/platform/app-error'
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'

export interface SubscriberRow {
  /** As a spreadsheet numbers it: the names of the columns stand in row 1. */
  row: number
  email: string
  firstName: string
  lastName: string
}

/** 'First name', 'first_name' and 'firstName' are one. */
const columnOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** The rows of a file of addresses; empty ones are left out. @throws AppError VALIDATION_FAILED on csv */
export function subscriberRowsOf(csv: string): SubscriberRow[] {
  const refused = (message: string) => fieldRefused('VALIDATION_FAILED', 'csv', 'invalid', message)
  let columns: string[] = []
  let records: Record<string, string>[]
  try {
    const names = (first: string[]) => (columns = first.map(columnOf))
    records = parse(csv, {
      columns: names,
      bom: true,
      trim: true,
      relax_column_count: true,
      delimiter: [',', ';', '\t'],
    })
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
