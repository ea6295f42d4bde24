import { Inject, Injectable } from '@nestjs/common'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { PreviewMade } from '@vitrine/contracts/texts/preview'
import { previewPath } from '@vitrine/contracts/texts/preview'
import type { Transaction } from '@vitrine/database/database'
import type { TextName } from '@vitrine/domain/texts/define-text'
import { timeAfter, type Clock } from '@vitrine/platform/clock'
import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'
import { CLOCK } from '../infrastructure/tokens.ts'

interface NewPreview extends TextName {
  madeBy: number
  /** What is on the screen; without it the draft is shown as it is saved. */
  blocks?: readonly ContentBlock[]
  lasts: Parameters<typeof timeAfter>[1]
}

@Injectable()
export class PreviewRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** Its token is in what this returns, and nowhere else. */
  async make(
    transaction: Transaction,
    { kind, id, madeBy, blocks, lasts }: NewPreview,
  ): Promise<PreviewMade> {
    const now = this.clock.now()
    const token = newLinkToken()
    const expires_at = timeAfter(now, lasts)
    await transaction
      .insertInto('text_previews')
      .values({
        token_hash: hashOfToken(token),
        kind,
        record_id: id,
        blocks: blocks ? JSON.stringify(blocks) : null,
        made_by: madeBy,
        made_at: now,
        expires_at,
      })
      .execute()
    return { path: previewPath(token), expiresAt: expires_at.toISOString() }
  }

  /** One look at a time: the one before it is seen no more. */
  async dropScreens(transaction: Transaction, { kind, id }: TextName, madeBy: number): Promise<void> {
    await transaction
      .deleteFrom('text_previews')
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .where('made_by', '=', madeBy)
      .where('blocks', 'is not', null)
      .execute()
  }

  async countLinks(transaction: Transaction, { kind, id }: TextName): Promise<number> {
    const { count } = await transaction
      .selectFrom('text_previews')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .where('blocks', 'is', null)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', this.clock.now())
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** False where it is no link of this text, or works no more. */
  async end(transaction: Transaction, { kind, id }: TextName, link: number): Promise<boolean> {
    const now = this.clock.now()
    const ended = await transaction
      .updateTable('text_previews')
      .set({ ended_at: now })
      .where('id', '=', link)
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return ended.numUpdatedRows > 0n
  }
}
