import { setImmediate as otherCalls } from 'node:timers/promises'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { emailFault, tidyEmail } from '@vitrine/contracts/email'
import type { EmailCategory } from '@vitrine/contracts/newsletter/categories'
import {
  type ImportedSubscribers,
  type ImportSubscribersInput,
  subscriberLimits,
  subscriberMessages,
} from '@vitrine/contracts/newsletter/subscriber-schemas'
import type { Transaction } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { isHashSuppressed } from '@vitrine/domain/newsletter/suppressed-hashes'
import { fieldRefused } from '@vitrine/platform/app-error'
import type { Column } from '@vitrine/tabular/columns'
import { readTable, type TableRow } from '@vitrine/tabular/read-table'
import { surveyTable, type TableSource } from '@vitrine/tabular/survey-table'
import { TableUnreadable } from '@vitrine/tabular/table-unreadable'
import { CommandFrame } from '../commands/command-frame.ts'
import { SubscribersRepository } from './subscribers.repository.ts'

/** Staff add addresses whose owners have agreed elsewhere. */
export class ImportSubscribers extends Command<ImportedSubscribers> {
  constructor(
    readonly actor: Actor,
    readonly input: ImportSubscribersInput,
  ) {
    super()
  }
}

type Outcome = 'added' | 'already' | ImportedSubscribers['refused'][number]['reason']

/**
 * Nobody who was suppressed, or has unsubscribed, comes back this way: only by their own hand. The same file
 * again changes nothing.
 */
@CommandHandler(ImportSubscribers)
export class ImportSubscribersHandler implements ICommandHandler<ImportSubscribers> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly subscribers: SubscribersRepository,
  ) {}

  async execute({
    actor,
    input: { category, consent, csv },
  }: ImportSubscribers): Promise<ImportedSubscribers> {
    const rows = await subscriberRowsOf(csv)
    return await this.frame.run<ImportedSubscribers>(
      { actor, capability: 'newsletter.manage' },
      async (transaction) => {
        const result: ImportedSubscribers = { added: 0, already: 0, refused: [] }
        for (const row of rows) {
          const outcome = await this.take(transaction, row, category)
          if (outcome === 'added' || outcome === 'already') result[outcome] += 1
          else result.refused.push({ row: row.row, email: row.email.slice(0, 300), reason: outcome })
        }
        const { added, already, refused } = result
        return {
          result,
          audit: {
            action: 'newsletter-subscribers.imported',
            subject: { type: 'newsletter-category', id: category },
            details: { consent, added, already, refused: refused.length },
          },
        }
      },
    )
  }

  private async take(
    transaction: Transaction,
    { email: given, firstName, lastName }: SubscriberRow,
    category: EmailCategory,
  ): Promise<Outcome> {
    const email = tidyEmail(given)
    if (emailFault(email) !== null) return 'invalid'
    const emailNormalized = normalizeEmail(email)
    if (
      (await this.subscribers.isSuppressed(transaction, emailNormalized)) ||
      (await isHashSuppressed(transaction, emailNormalized))
    )
      return 'suppressed'
    const state = await this.subscribers.stateOf(transaction, emailNormalized, category)
    if (state === 'SUBSCRIBED') return 'already'
    if (state === 'UNSUBSCRIBED') return 'unsubscribed'
    const id = await this.subscribers.insertOrUpdate(transaction, {
      email,
      emailNormalized,
      firstName,
      lastName,
      source: 'import',
    })
    await this.subscribers.setState(transaction, id, category, 'SUBSCRIBED')
    return 'added'
  }
}

interface SubscriberRow {
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
async function subscriberRowsOf(csv: string): Promise<SubscriberRow[]> {
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
