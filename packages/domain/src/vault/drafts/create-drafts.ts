import { draftLimits as limits, type DraftOrigin } from '@vitrine/contracts/vault-drafts/drafts'
import { draftMessages as messages } from '@vitrine/contracts/vault-drafts/messages'
import type { DraftDetails, DraftReason, DraftRecord } from '@vitrine/contracts/vault-drafts/schemas'
import type { Transaction } from '@vitrine/database/database'
import { fieldRefused } from '@vitrine/platform/app-error'
import { sql } from 'kysely'

export interface NewDraft {
  /** '' where there is none. */
  title: string
  /** As the input of a draft has it; what it names is the member's. */
  details: DraftDetails
  record: DraftRecord
  /** Why it is a draft, besides a title, description or category that is missing. */
  reasons: readonly DraftReason[]
}

interface Batch {
  userId: number
  origin: DraftOrigin
  /** The import whose rows they were. */
  importId?: number
  now: Date
}

/**
 * Creates drafts in their order. Returns their ids.
 *
 * @throws AppError VALIDATION_FAILED where the member would have too many
 */
export async function createVaultDrafts(
  transaction: Transaction,
  { userId, origin, importId, now }: Batch,
  drafts: readonly NewDraft[],
): Promise<number[]> {
  if (drafts.length === 0) return []
  if (drafts.length > (await roomForDrafts(transaction, userId)))
    throw fieldRefused('VALIDATION_FAILED', 'drafts', 'Size', messages.tooMany)
  const rows = drafts.map(({ title, details, record, reasons }, place) => ({
    place,
    title,
    details,
    record,
    reasons: reasons.slice(0, limits.reasonsMax),
  }))
  const { rows: created } = await sql<{ id: number }>`
    INSERT INTO vault_drafts (user_id, origin, import_id, title, details, record, reasons, created_at, updated_at)
    SELECT ${userId}, ${origin}, ${importId ?? null}::bigint, title, details, record, reasons, ${now}, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS draft (place int, title text, details jsonb, record jsonb, reasons jsonb)
    ORDER BY place
    RETURNING id
  `.execute(transaction)
  return created.map(({ id }) => id).sort((one, other) => one - other)
}

/**
 * How many drafts a member may still create. Until the transaction ends others who create drafts of the same
 * member wait.
 */
export async function roomForDrafts(transaction: Transaction, userId: number): Promise<number> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { drafts } = await transaction
    .selectFrom('vault_drafts')
    .select(({ fn }) => fn.countAll<number>().as('drafts'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Math.max(0, limits.draftsMax - Number(drafts))
}
