import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import { newEvent } from '@vitrine/contracts/event'
import { vaultItemUpdated } from '@vitrine/contracts/vault-items/events'
import { viewMessages, type ReleasedSpecifics } from '@vitrine/contracts/vault-items/item-views'
import type { Transaction } from '@vitrine/database/database'
import { byOwner, recordingItemChanges } from '@vitrine/domain/vault/item-changes'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { ItemPartsRepository } from './item-parts.repository.ts'
import { findReleasedSpecifics, type FoundSpecifics } from './queries/released-specifics.query.ts'
import { refusalOf } from './vault-item.rules.ts'
import { VaultItemsRepository, type LockedItem } from './vault-items.repository.ts'

/** The owner decides which specifics of an item everybody sees. Nothing changes where they are as asked. */
export class ReleaseSpecifics extends Command<ReleasedSpecifics & { revision: number }> {
  constructor(
    readonly actor: Actor,
    readonly id: number,
    readonly ids: readonly number[],
    readonly expectedRevision: number | undefined,
  ) {
    super()
  }
}

@CommandHandler(ReleaseSpecifics)
export class ReleaseSpecificsHandler implements ICommandHandler<ReleaseSpecifics> {
  constructor(
    private readonly frame: CommandFrame,
    private readonly items: VaultItemsRepository,
    private readonly parts: ItemPartsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, id, ids, expectedRevision }: ReleaseSpecifics) {
    const load = (transaction: Transaction) => this.items.lock(transaction, id, actor.userId)
    return await this.frame.change(
      { actor, capability: 'vault.change', load, expectedRevision },
      async (transaction, before) => {
        const found = await findReleasedSpecifics(transaction, actor.userId, id)
        if (!found) throw new AppError('NOT_FOUND')
        assertOwnRows(found, ids)
        const isAsked = found.rows.every((row) => row.isReleased === ids.includes(row.id))
        const revision = isAsked ? before.revision : await this.release(transaction, before, ids)
        return {
          result: {
            ids: found.rows.flatMap((row) => (ids.includes(row.id) ? [row.id] : [])),
            isInPublicCollection: found.isInPublicCollection,
            revision,
          },
          events: isAsked ? [] : [newEvent(vaultItemUpdated, { itemId: id, revision })],
          // What members show of their own vault nobody audits.
          audit: null,
        }
      },
    )
  }

  private async release(transaction: Transaction, item: LockedItem, ids: readonly number[]): Promise<number> {
    const at = this.clock.now()
    return await recordingItemChanges(
      transaction,
      { items: [item.id], compared: ['released'], by: byOwner, at },
      async () => {
        await this.parts.releaseSpecifics(transaction, item.id, ids)
        return await this.items.update(transaction, item, {}, at)
      },
    )
  }
}

function assertOwnRows({ rows }: FoundSpecifics, ids: readonly number[]): void {
  const refusal = refusalOf(
    ids.flatMap((id, at) =>
      rows.some((row) => row.id === id)
        ? []
        : [
            {
              field: `ids.${at}`,
              errorCode: 'notFound' as const,
              errorMessage: viewMessages.unknownSpecific,
            },
          ],
    ),
  )
  if (refusal) throw refusal
}
