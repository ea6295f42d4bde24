import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { TrashKind } from '@vitrine/contracts/vault-trash/trash'
import type { Transaction } from '@vitrine/database/database'
import { eraseDeletedItems, eraseTrashEntries } from '@vitrine/domain/vault/vault-trash'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'

/** Rows a transaction: no lock is held for long. */
const BATCH = 500

/** What is erased: one entry, or all of the caller's. */
export type Erased = { kind: TrashKind; id: number } | 'everything'

/**
 * Erases what an owner has in the trash, for good. Its bytes no longer count from now on; its files go with
 * the sweep. What staff have deleted stays for them to restore. Returns how many entries there were.
 */
export class EraseTrash extends Command<number> {
  constructor(
    readonly actor: Actor,
    readonly what: Erased,
  ) {
    super()
  }
}

@CommandHandler(EraseTrash)
export class EraseTrashHandler implements ICommandHandler<EraseTrash> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, what }: EraseTrash): Promise<number> {
    // What is deleted meanwhile is not what was asked about.
    const until = this.clock.now()
    let erased = 0
    for (;;) {
      const batch = await this.frame.run({ actor, capability: 'vault.change' }, (transaction) =>
        this.eraseBatch(transaction, actor.userId, what, until),
      )
      erased += batch
      if (batch < BATCH) break
    }
    if (erased === 0 && what !== 'everything') throw new AppError('NOT_FOUND')
    return erased
  }

  private async eraseBatch(transaction: Transaction, userId: number, what: Erased, until: Date) {
    const items = await transaction
      .selectFrom('vault_items')
      .select('id')
      .where('user_id', '=', userId)
      .where('deleted_at', '<=', until)
      .where('deleted_by_staff', '=', false)
      .where(what === 'everything' ? sql<boolean>`true` : isItem(what))
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .execute()
    const entries = await transaction
      .selectFrom('vault_trash')
      .select('id')
      .where('user_id', '=', userId)
      .where('deleted_at', '<=', until)
      .where(what === 'everything' ? sql<boolean>`true` : isEntry(what))
      .orderBy('id')
      .limit(BATCH - items.length)
      .forUpdate()
      .execute()
    await eraseDeletedItems(
      transaction,
      items.map(({ id }) => id),
      until,
    )
    await eraseTrashEntries(
      transaction,
      entries.map(({ id }) => id),
    )
    return {
      result: items.length + entries.length,
      audit: items.map(({ id }) => ({
        action: 'vault-item.erased',
        subject: { type: 'vault-item', id },
        details: { ownerId: userId },
      })),
    }
  }
}

const isItem = ({ kind, id }: { kind: TrashKind; id: number }) =>
  sql<boolean>`${kind === 'items'} AND id = ${id}`

const storedKinds: Readonly<Record<TrashKind, string | null>> = {
  items: null,
  collections: 'collection',
  tags: 'tag',
  photos: 'photo',
}

const isEntry = ({ kind, id }: { kind: TrashKind; id: number }) =>
  sql<boolean>`kind = ${storedKinds[kind]} AND record_id = ${id}`
