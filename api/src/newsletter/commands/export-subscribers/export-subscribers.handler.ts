import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { stringify } from 'csv-stringify/sync'
import { CommandFrame } from '../../../commands/command-frame.ts'
import { allSubscribers } from '../../queries/list-subscribers/list-subscribers.query.ts'
import { ExportSubscribers } from './export-subscribers.command.ts'

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
      // A spreadsheet runs a cell that begins like a formula, and names are what strangers typed.
      const csv = stringify(rows, { header: true, columns, escape_formulas: true, bom: true })
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
