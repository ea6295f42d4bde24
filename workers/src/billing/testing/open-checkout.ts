import type { Database } from '@vitrine/database/database'
import type { BillingCheckouts } from '@vitrine/database/generated/schema'
import { timeAfter } from '@vitrine/platform/clock'
import { hashOfToken } from '@vitrine/platform/link-token'
import type { Insertable } from 'kysely'

type Given = 'provider' | 'purpose' | 'rate_plan_id' | 'currency' | 'amount'
type Row = Pick<Insertable<BillingCheckouts>, Given> & {
  user_id: number
  discount_code_id?: number | null
}

/** The member's only open checkout, for an hour, as the call opens it. Returns its id. */
export async function openCheckout(
  database: Database,
  row: Row,
  { key, page, now }: { key: string; page: object; now: Date },
): Promise<number> {
  await database
    .updateTable('billing_checkouts')
    .set({ state: 'closed' })
    .where('user_id', '=', row.user_id)
    .where('state', '=', 'open')
    .execute()
  const { id } = await database
    .insertInto('billing_checkouts')
    .values({
      ...row,
      key_hash: hashOfToken(key),
      state: 'open',
      provider_state: JSON.stringify(page),
      expires_at: timeAfter(now, { minutes: 60 }),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
