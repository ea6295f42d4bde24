import type { TrialMark } from '@vitrine/contracts/billing/stored'
import { membershipLimits } from '@vitrine/contracts/memberships/plans'
import type { Executor, Transaction } from '@vitrine/database/database'
import { timeBefore } from '@vitrine/platform/clock'
import { sql } from 'kysely'
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
  /** Of `networkHashOf`; null where the network is not known. */
  networkHash: Buffer | null
}

type Hash = (kind: TrialMark | 'network', text: string) => Buffer

/** Keyed, so that nobody can try addresses against a table that is kept longer than the account. */
async function keyedHash(executor: Executor): Promise<Hash> {
  const { key } = await executor.selectFrom('trial_hash_keys').select('key').executeTakeFirstOrThrow()
  return (kind, text) => createHmac('sha256', key).update(`${kind}:${text}`).digest()
}

/** @param network an IPv4 address or an IPv6 /64; null where it is not known */
export async function networkHashOf(executor: Executor, network: string | null): Promise<Buffer | null> {
  return network === null ? null : (await keyedHash(executor))('network', network)
}

async function marksOf(
  executor: Executor,
  { account, fingerprint }: TrialOf,
): Promise<{ kind: TrialMark; hash: Buffer }[]> {
  const hash = await keyedHash(executor)
  return [
    { kind: 'account', hash: hash('account', String(account.id)) },
    { kind: 'email', hash: hash('email', account.emailNormalized) },
    ...(fingerprint === null
      ? []
      : [{ kind: 'payment-method' as const, hash: hash('payment-method', fingerprint) }]),
  ]
}

/**
 * One trial a person: by account, address and payment method; none for an account that has paid already; five
 * in 30 days from one network. Staff may allow an account one more.
 */
export async function isTrialUsed(executor: Executor, of: TrialOf, now: Date): Promise<boolean> {
  const allowed = await executor
    .selectFrom('trial_allowances')
    .select('user_id')
    .where('user_id', '=', of.account.id)
    .executeTakeFirst()
  if (allowed) return false
  if (await hasPaid(executor, of.account.id)) return true
  return (await hasMark(executor, of)) || (await isNetworkUsedUp(executor, of, now))
}

async function hasMark(executor: Executor, of: TrialOf): Promise<boolean> {
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

async function isNetworkUsedUp(executor: Executor, { networkHash }: TrialOf, now: Date): Promise<boolean> {
  if (networkHash === null) return false
  const { count, days } = membershipLimits.trialsOfNetwork
  const begun = await executor
    .selectFrom('trial_networks')
    .select('id')
    .where('hash', '=', networkHash)
    .where('used_at', '>', timeBefore(now, { days }))
    .limit(count)
    .execute()
  return begun.length >= count
}

/**
 * Two accounts that begin a trial at once with one payment method, or from one network, take turns until the
 * transaction ends.
 */
export async function lockTrials(transaction: Transaction, of: TrialOf): Promise<void> {
  const hashes = [
    ...(await marksOf(transaction, of)).map(({ hash }) => hash),
    ...(of.networkHash ? [of.networkHash] : []),
  ]
  // Always in one order: nobody waits for somebody who waits for them.
  for (const hash of hashes.toSorted(Buffer.compare))
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`trial ${hash.toString('hex')}`}, 0))`.execute(
      transaction,
    )
}

export async function noteTrial(transaction: Transaction, of: TrialOf, now: Date): Promise<void> {
  const marks = await marksOf(transaction, of)
  await transaction
    .insertInto('trials_used')
    .values(marks.map((mark) => ({ ...mark, used_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (of.networkHash !== null)
    await transaction.insertInto('trial_networks').values({ hash: of.networkHash, used_at: now }).execute()
  // What staff have allowed is one trial.
  await transaction.deleteFrom('trial_allowances').where('user_id', '=', of.account.id).execute()
}

/** Allows an account one more trial, whatever it or its network has used. Done twice, it is the same. */
export async function allowTrial(transaction: Transaction, userId: number, now: Date): Promise<void> {
  await transaction
    .insertInto('trial_allowances')
    .values({ user_id: userId, allowed_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ allowed_at: now }))
    .execute()
}
