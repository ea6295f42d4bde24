import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { indexRebuildRequested } from '@vitrine/contracts/operations/events'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { indexDefinitions } from '@vitrine/search/indexes'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'

/** Asks the workers to rebuild a search index beside the live one. */
export class RequestIndexRebuild extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly indexId: string,
  ) {
    super()
  }
}

@CommandHandler(RequestIndexRebuild)
export class RequestIndexRebuildHandler implements ICommandHandler<RequestIndexRebuild> {
  constructor(private readonly frame: CommandFrame) {}

  async execute({ actor, indexId }: RequestIndexRebuild): Promise<void> {
    if (!indexDefinitions.some(({ id }) => id === indexId)) throw new AppError('NOT_FOUND')
    await this.frame.run({ actor, capability: 'operations.manage' }, async (transaction) => {
      if (await isRequested(transaction, indexId))
        throw new AppError('STATUS_CONFLICT', {
          message: 'A rebuild of this index is already waiting or running.',
        })
      return {
        result: undefined,
        events: [newEvent(indexRebuildRequested, { indexId })],
        audit: { action: 'search-index.rebuild-requested', subject: { type: 'search-index', id: indexId } },
      }
    })
  }
}

/**
 * One that waits will read everything that a second one could: it would only keep the workers from other
 * work.
 */
async function isRequested(transaction: Transaction, indexId: string): Promise<boolean> {
  // Two requests at once are told apart here.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`request-index-rebuild:${indexId}`}))`.execute(
    transaction,
  )
  const { rows } = await sql`
    SELECT 1 FROM outbox_deliveries delivery JOIN outbox_events event ON event.id = delivery.event_id
    WHERE delivery.consumer = 'rebuild-index' AND delivery.done_at IS NULL AND delivery.failed_at IS NULL AND event.payload ->> 'indexId' = ${indexId}
    LIMIT 1
  `.execute(transaction)
  return rows.length > 0
}
