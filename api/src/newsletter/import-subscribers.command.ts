import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { emailFault, tidyEmail } from '@vitrine/contracts/email'
import type { EmailCategory } from '@vitrine/contracts/newsletter/categories'
import type {
  ImportedSubscribers,
  ImportSubscribersInput,
} from '@vitrine/contracts/newsletter/subscriber-schemas'
import type { Transaction } from '@vitrine/database/database'
import { normalizeEmail } from '@vitrine/domain/identity/normalized-email'
import { isHashSuppressed } from '@vitrine/domain/newsletter/suppressed-hashes'
import { CommandFrame } from '../commands/command-frame.ts'
import { subscriberRowsOf, type SubscriberRow } from './subscriber-rows.ts'
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
