import type { ManagedOperation } from '@vitrine/contracts/billing/billed-schemas'
import { amountText } from '@vitrine/contracts/billing/money'
import { billingProviders } from '@vitrine/contracts/identity/billing'
import { operationStates } from '@vitrine/contracts/billing/stored'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { ourReferenceOf } from '@vitrine/platform/billing/operations'
import { sql, type RawBuilder } from 'kysely'
import type { ConsoleList } from '../../console-lists/simple-rest.ts'
import { overdueBefore } from '../overdue.rules.ts'

export const operationSorts = ['id', 'createdDate', 'kind', 'state'] as const

const columns = {
  id: sql`operation.id`,
  createdDate: sql`operation.created_at`,
  kind: sql`operation.kind`,
  state: sql`operation.state`,
} as const

const source = sql`FROM billing_operations operation LEFT JOIN users account ON account.id = operation.user_id`

/**
 * Outward acts for the console, filtered by `email`, `state`, `provider`, and `isOverdue`: those of which
 * nobody knows for a day.
 */
export async function manageOperations(
  executor: Executor,
  { filter, sort, offset, limit }: ConsoleList<(typeof operationSorts)[number]>,
  now: Date,
): Promise<{ items: ManagedOperation[]; total: number }> {
  const which = conditionsOf(filter, now)
  const {
    rows: [counted],
  } = await sql<{ total: number }>`SELECT count(*) AS total ${source} WHERE ${which}`.execute(executor)
  const direction = sort.direction === 'desc' ? sql`DESC` : sql`ASC`
  return {
    items: await loadOperations(
      executor,
      sql`WHERE ${which} ORDER BY ${columns[sort.field]} ${direction}, operation.id DESC OFFSET ${offset} LIMIT ${limit}`,
      now,
    ),
    total: counted?.total ?? 0,
  }
}

/** @throws AppError NOT_FOUND */
export async function findManagedOperation(
  executor: Executor,
  id: number,
  now: Date,
): Promise<ManagedOperation> {
  const [found] = await loadOperations(executor, sql`WHERE operation.id = ${id}`, now)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

function conditionsOf(
  { email, state, provider, isOverdue }: Record<string, unknown>,
  now: Date,
): RawBuilder<boolean> {
  const wantedState = operationStates.find((one) => one === state)
  const wantedProvider = billingProviders.find((one) => one === provider)
  const conditions = [
    sql`true`,
    ...(typeof email === 'string' && email.trim()
      ? [sql`account.email ILIKE ${`%${email.trim().replace(/[\\%_]/g, '\\$&')}%`}`]
      : []),
    ...(wantedState ? [sql`operation.state = ${wantedState}`] : []),
    ...(wantedProvider ? [sql`operation.provider = ${wantedProvider}`] : []),
    ...(isOverdue === true
      ? [sql`operation.state IN ('claimed', 'unknown') AND operation.claimed_at <= ${overdueBefore(now)}`]
      : []),
  ]
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`
}

interface Row extends Omit<
  ManagedOperation,
  'reference' | 'amount' | 'createdDate' | 'claimedDate' | 'settledDate'
> {
  amount: number | null
  createdAt: Date
  claimedAt: Date | null
  settledAt: Date | null
}

export async function loadOperations(
  executor: Executor,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<ManagedOperation[]> {
  const { rows } = await sql<Row>`
    SELECT
      operation.id, operation.kind, operation.state, operation.provider, account.id AS "accountId", account.email AS "accountEmail", operation.subscription_id AS "subscriptionId",
      operation.takes_money AS "takesMoney", operation.amount, operation.currency, operation.provider_reference AS "providerReference", operation.decline_reason AS "declineReason",
      operation.note, operation.attempts, operation.created_at AS "createdAt", operation.claimed_at AS "claimedAt", operation.settled_at AS "settledAt", operation.revision,
      operation.state IN ('claimed', 'unknown') AND operation.claimed_at <= ${overdueBefore(now)} AS "isOverdue"
    ${source} ${which}
  `.execute(executor)
  return rows.map(({ amount, createdAt, claimedAt, settledAt, ...row }) => ({
    ...row,
    isOverdue: Boolean(row.isOverdue),
    reference: ourReferenceOf(String(row.id)),
    amount: amount === null ? null : amountText(amount),
    createdDate: createdAt.toISOString(),
    claimedDate: claimedAt?.toISOString() ?? null,
    settledDate: settledAt?.toISOString() ?? null,
  }))
}
