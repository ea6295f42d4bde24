import { subscriberLimits, subscriberMessages } from '@vitrine/contracts/newsletter/subscriber-schemas'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Column } from '@vitrine/tabular/columns'
import { readTable, type TableRow } from '@vitrine/tabular/read-table'
import { surveyTable, type TableSource } from '@vitrine/tabular/survey-table'
import { TableUnreadable } from '@vitrine/tabular/table-unreadable'
import { setImmediate as otherCalls } from 'node:timers/promises'

export interface SubscriberRow {
  /** The line of the file: the names of the columns stand in line 1. */
  row: number
  email: string
  firstName: string
  lastName: string
}

const columns: Column[] = [
  { name: 'email', otherNames: ['email address', 'mail'], isRequired: true },
  { name: 'firstName', otherNames: ['given name', 'forename'] },
  { name: 'lastName', otherNames: ['surname', 'family name'] },
]

/** Bytes that are parsed before other calls have their turn. */
const PIECE = 65_536

/** The rows of a file of addresses; empty ones are left out. @throws AppError VALIDATION_FAILED on csv */
export async function subscriberRowsOf(csv: string): Promise<SubscriberRow[]> {
  const refused = (message: string) => fieldRefused('VALIDATION_FAILED', 'csv', 'invalid', message)
  const rows: TableRow[] = []
  try {
    const source = piecesOf(csv)
    for await (const some of readTable(source, await surveyTable(source, columns))) rows.push(...some)
  } catch (error) {
    if (!(error instanceof TableUnreadable)) throw error
    const { code } = error.problem
    throw refused(
      code === 'headerUnknown' || code === 'columnMissing'
        ? subscriberMessages.emailColumnMissing
        : `${error.message}.`,
    )
  }
  if (rows.length > subscriberLimits.rowsMax) throw refused(subscriberMessages.tooManyRows)
  return rows
    .map(({ line, value: { email = '', firstName = '', lastName = '' } }) => ({
      row: line,
      email: email.trim(),
      firstName: firstName.trim().slice(0, 100),
      lastName: lastName.trim().slice(0, 100),
    }))
    .filter(({ email, firstName, lastName }) => email !== '' || firstName !== '' || lastName !== '')
}

function piecesOf(csv: string): TableSource {
  const bytes = Buffer.from(csv)
  return async function* () {
    for (let at = 0; at < bytes.length; at += PIECE) {
      yield bytes.subarray(at, at + PIECE)
      await otherCalls()
    }
  }
}
