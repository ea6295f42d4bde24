import { Inject, Injectable } from '@nestjs/common'
import { textLimits } from '@vitrine/contracts/texts/messages'
import type { Transaction } from '@vitrine/database/database'
import type { TextName } from '@vitrine/domain/texts/define-text'
import { timeAfter, type Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'

interface Asked extends TextName {
  userId: number
  opening: string
  takesOver: boolean
}

export interface HeldLease {
  heldBy: number
  opening: string
  since: Date
  /** Whoever had to stop now, because it was taken over. */
  takenFrom: number | null
}

/** Who writes which text. Two who ask at once take turns at its row. */
@Injectable()
export class LeaseRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** Takes or renews it where nobody else holds it, or where it is to be taken over; returns who holds it. */
  async hold(transaction: Transaction, { kind, id, userId, opening, takesOver }: Asked): Promise<HeldLease> {
    const now = this.clock.now()
    const expires_at = timeAfter(now, { seconds: textLimits.leaseSeconds })
    const mine = { held_by: userId, opening, held_since: now, expires_at }
    await transaction
      .insertInto('edit_leases')
      .values({ kind, record_id: id, ...mine })
      .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doNothing())
      .execute()
    const held = await transaction
      .selectFrom('edit_leases')
      .selectAll()
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const isMine = held.held_by === userId && held.opening === opening
    const isOver = held.expires_at <= now
    if (!isMine && !isOver && !takesOver)
      return { heldBy: held.held_by, opening: held.opening, since: held.held_since, takenFrom: null }
    const goesOn = isMine && !isOver
    const since = goesOn ? held.held_since : now
    await transaction
      .updateTable('edit_leases')
      .set({ ...mine, held_since: since })
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .execute()
    return { heldBy: userId, opening, since, takenFrom: isMine || isOver ? null : held.held_by }
  }

  async end(
    transaction: Transaction,
    { kind, id, userId, opening }: Omit<Asked, 'takesOver'>,
  ): Promise<void> {
    await transaction
      .deleteFrom('edit_leases')
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .where('held_by', '=', userId)
      .where('opening', '=', opening)
      .execute()
  }
}
