import type { TrialMark } from '@vitrine/contracts/billing/stored'
import type { Executor, Transaction } from '@vitrine/database/database'
import { createHmac } from 'node:crypto'
import { hasPaid } from './payments.ts'
import type { BilledAccount } from './subscriptions.ts'

interface TrialOf {
  account: Pick<BilledAccount, 'id' | 'emailNormalized'>
  /**
   * The same for the same payment method of another account; null where the provider does not tell them
   * apart.
   */
  fingerprint: string | null
}

/** Keyed, so that nobody can try addresses against a table that is kept longer than the account. */
async function marksOf(
  executor: Executor,
  { account, fingerprint }: TrialOf,
): Promise<{ kind: TrialMark; hash: Buffer }[]> {
  const { key } = await executor.selectFrom('trial_hash_keys').select('key').executeTakeFirstOrThrow()
  const hashed = (kind: TrialMark, text: string) => ({
    kind,
    hash: createHmac('sha256', key).update(`${kind}:${text}`).digest(),
  })
  return [
    hashed('account', String(account.id)),
    hashed('email', account.emailNormalized),
    ...(fingerprint === null ? [] : [hashed('payment-method', fingerprint)]),
  ]
}

/** One trial a person: by account, address and payment method; none for whoever has paid already. */
export async function isTrialUsed(executor: Executor, of: TrialOf): Promise<boolean> {
  if (await hasPaid(executor, of.account.id)) return true
  const marks = await marksOf(executor, of)
  const found = await executor
    .selectFrom('trials_used')
    .select('kind')
    .where((eb) =>
      eb.or(marks.map(({ kind, hash }) => eb.and([eb('kind', '=', kind), eb('hash', '=', hash)]))),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function noteTrial(transaction: Transaction, of: TrialOf, now: Date): Promise<void> {
  const marks = await marksOf(transaction, of)
  await transaction
    .insertInto('trials_used')
    .values(marks.map((mark) => ({ ...mark, used_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
