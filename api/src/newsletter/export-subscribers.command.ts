import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { withFormulaGuard } from '@vitrine/contracts/formula-guard'
import { stringify } from 'csv-stringify/sync'
import { setImmediate as otherCalls } from 'node:timers/promises'
import { CommandFrame } from '../commands/command-frame.ts'
import { allSubscribers } from './queries/list-subscribers.query.ts'

/** Staff take the addresses out of the product: that is audited. */
export class ExportSubscribers extends Command<{ csv: string }> {
  constructor(readonly actor: Actor) {
    super()
  }
}

/** Rows that are written before other calls have their turn. */
const ROWS_AT_ONCE = 500

const columns = ['email', 'firstName', 'lastName', 'source', 'categories', 'suppressed', 'dateCreated']

@CommandHandler(ExportSubscribers)
export class ExportSubscribersHandler implements ICommandHandler<ExportSubscribers> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ actor }: ExportSubscribers): Promise<{ csv: string }> {
    return await this.frame.run({ actor, capability: 'newsletter.manage' }, async (transaction) => {
      const subscribers = await allSubscribers(transaction)
      const rows = subscribers.map(({ categories, isSuppressed, ...each }) => ({
        ...each,
        categories: categories.join(' '),
        suppressed: isSuppressed ? 'yes' : '',
      }))
      const csv = await asCsv(rows)
      return {
        result: { csv },
        audit: {
          action: 'newsletter-subscribers.exported',
          subject: { type: 'newsletter-subscribers', id: 'all' },
          details: { rows: rows.length },
        },
      }
    })
  }
}

async function asCsv(rows: readonly object[]): Promise<string> {
  // A spreadsheet runs a cell that begins like a formula, and names are what strangers typed.
  const parts = [stringify([], { header: true, columns, bom: true })]
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    parts.push(stringify(rows.slice(at, at + ROWS_AT_ONCE), { columns, cast: { string: withFormulaGuard } }))
    await otherCalls()
  }
  return parts.join('')
}
