import { Inject } from '@nestjs/common'
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { type Actor, priceAccessOf } from '@vitrine/contracts/access'
import type { StoredLookups } from '@vitrine/contracts/lookups'
import { priceGuideLimits } from '@vitrine/contracts/price-guide/messages'
import type { Price, UsedLookup } from '@vitrine/contracts/price-guide/price-schemas'
import type { Transaction } from '@vitrine/database/database'
import { lockStoredLookups, takeLookup } from '@vitrine/domain/identity/lookups'
import { openPrices } from '@vitrine/domain/price-guide/open-prices'
import { AppError } from '@vitrine/platform/app-error'
import { timeAfter, type Clock } from '@vitrine/platform/clock'
import { sql } from 'kysely'
import { CommandFrame } from '../commands/command-frame.ts'
import { CLOCK } from '../infrastructure/tokens.ts'
import { lookupCount } from './queries/read-lookups.query.ts'

/** Opens the price of a sold item for its caller. */
export class UseLookup extends Command<UsedLookup> {
  constructor(
    readonly actor: Actor,
    readonly itemId: number,
  ) {
    super()
  }
}

/**
 * Everything comes from Postgres, in one transaction: a lookup is spent with its response, whatever search
 * does meanwhile.
 */
@CommandHandler(UseLookup)
export class UseLookupHandler implements ICommandHandler<UseLookup> {
  constructor(
    private readonly frame: CommandFrame,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, itemId }: UseLookup): Promise<UsedLookup> {
    // What a member looks up is nobody's business but theirs: it is not audited.
    return await this.frame.run<UsedLookup>(
      { actor, capability: 'price-guide.details' },
      async (transaction) => {
        const price = await readPrice(transaction, itemId)
        const access = priceAccessOf(actor)
        if (access === 'none') throw new AppError('FORBIDDEN')
        if (access === 'open')
          return { result: { response: { ...price, openUntil: null }, lookups: null }, audit: null }
        const stored = await lockStoredLookups(transaction, actor.userId)
        // Asked after the lock: whoever waited for it sees what the one before has opened.
        const now = this.clock.now()
        const alreadyOpen = await openUntilOf(transaction, actor.userId, itemId, now)
        const [openUntil, counted] = alreadyOpen
          ? [alreadyOpen, stored]
          : await this.open(transaction, actor, { itemId, stored, now })
        return {
          result: {
            response: { ...price, openUntil: openUntil.toISOString() },
            lookups: lookupCount(actor, counted, now),
          },
          audit: null,
        }
      },
    )
  }

  /** @throws AppError LOOKUPS_USED_UP */
  private async open(
    transaction: Transaction,
    actor: Actor,
    { itemId, stored, now }: { itemId: number; stored: StoredLookups; now: Date },
  ): Promise<[Date, StoredLookups]> {
    const counted = await takeLookup(transaction, actor, stored, now)
    const openUntil = timeAfter(now, { hours: priceGuideLimits.lookupOpenHours })
    await openPrices(transaction, { userId: actor.userId, itemIds: [itemId], usedAt: now, openUntil })
    return [openUntil, counted]
  }
}

/** @throws AppError NOT_FOUND */
async function readPrice(transaction: Transaction, itemId: number): Promise<Price> {
  const { rows } =
    await sql<Price>`SELECT id, price::float8 AS amount, currency, price_basis AS "priceBasis" FROM sold_items WHERE id = ${itemId} FOR KEY SHARE`.execute(
      transaction,
    )
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return rows[0]
}

/** Until when an item is open for a member at `now`; null where it is not. */
async function openUntilOf(
  transaction: Transaction,
  userId: number,
  itemId: number,
  now: Date,
): Promise<Date | null> {
  const row = await transaction
    .selectFrom('price_guide_lookups')
    .select('open_until')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('open_until', '>', now)
    .orderBy('open_until', 'desc')
    .executeTakeFirst()
  return row?.open_until ?? null
}
