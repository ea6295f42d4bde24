import {
  managedDiscountCodeSchema,
  type ManagedDiscountCode,
  type DiscountCodeInput,
} from '@vitrine/contracts/billing/discount-code-schemas'
import {
  createDiscountCode,
  deleteDiscountCode,
  manageDiscountCode,
  manageDiscountCodes,
  updateDiscountCode,
} from '@vitrine/contracts/billing/endpoints'
import { billingMessages as messages } from '@vitrine/contracts/billing/messages'
import { amountText } from '@vitrine/contracts/billing/money'
import { displayPrice } from '@vitrine/contracts/memberships/plans'
import { columnValuesOf } from '@vitrine/database/column-names'
import type { Transaction } from '@vitrine/database/database'
import { AppError, fieldRefused } from '@vitrine/platform/app-error'
import { sql } from 'kysely'
import { defineRecord } from '../records/define-record.ts'
import { containing, ifText } from '../records/list-filters.ts'
import { fieldsOf } from '../records/list-records.ts'
import { lockRow } from '../records/record-rows.ts'

const ownFields = managedDiscountCodeSchema
  .omit({ amounts: true, counted: true, reserved: true })
  .keyof().options

interface DiscountCodeRow extends Omit<ManagedDiscountCode, 'amounts' | 'validFrom' | 'validUntil'> {
  amounts: Record<string, number>
  validFrom: Date | null
  validUntil: Date | null
}

export const discountCodes = defineRecord({
  name: 'discount-code',
  resource: 'discount-codes',
  table: 'discount_codes',
  capability: 'prices.manage',
  endpoints: {
    list: manageDiscountCodes,
    read: manageDiscountCode,
    create: createDiscountCode,
    update: updateDiscountCode,
    delete: deleteDiscountCode,
  },
  events: null,
  constraints: {
    discount_codes_code_key: { code: 'ALREADY_EXISTS', field: 'code', message: messages.codeIsThere },
    discount_code_amounts_pkey: null,
  },
  lock: async (transaction, id) => {
    const row = await lockRow(transaction, 'discount_codes', id)
    return row && { ...row, amounts: await amountsOf(transaction, id) }
  },
  check: async (transaction, { input, before }) => {
    // Before the rule below, which a code of another record would break as well.
    if (await isCodeTaken(transaction, input.code, before?.id))
      throw fieldRefused('ALREADY_EXISTS', 'code', 'exists', messages.codeIsThere)
    // Somebody was promised this discount under this code.
    if (
      before &&
      (discountText(before) !== discountText(input) || before.code !== input.code) &&
      (await wasUsed(transaction, before.id))
    )
      throw new AppError('STATUS_CONFLICT', { message: messages.codeFixed })
    return []
  },
  // The amounts are rows of another table.
  columns: (input, now) => ({ ...columnValuesOf({ ...input, amounts: undefined }), updated_at: now }),
  columnsOfNew: async (_, now) => ({ created_at: now }),
  afterWrite: async (transaction, id, { amounts }) => {
    await transaction.deleteFrom('discount_code_amounts').where('discount_code_id', '=', id).execute()
    if (amounts.length > 0)
      await transaction
        .insertInto('discount_code_amounts')
        .values(amounts.map(({ currency, amount }) => ({ discount_code_id: id, currency, amount })))
        .execute()
  },
  beforeDelete: async (transaction, { id }) => {
    if (await wasUsed(transaction, id)) throw new AppError('IN_USE', { message: messages.codeInUse })
  },
  audit: {
    created: (input) => ({ name: input.code, discount: discountText(input) }),
    updated: (before, input) => ({
      name: input.code,
      code: { from: before.code, to: input.code },
      discount: { from: discountText(before), to: discountText(input) },
      validUntil: {
        from: before.valid_until?.toISOString() ?? null,
        to: input.validUntil?.toISOString() ?? null,
      },
    }),
    deleted: ({ code }) => ({ name: code }),
  },
  list: {
    sorts: {
      id: 'discount_codes.id',
      code: 'discount_codes.code',
      validUntil: 'discount_codes.valid_until',
      counted: 'counted',
    },
    ties: 'desc',
    /** `q` is part of the code. */
    where: ({ q }) => ifText(q, (text) => sql`discount_codes.code ILIKE ${containing(text)}`),
    load: async (executor, which) => {
      const { rows } = await sql<DiscountCodeRow>`
        SELECT
          ${fieldsOf('discount_codes', ownFields)},
          coalesce((SELECT jsonb_object_agg(part.currency, part.amount) FROM discount_code_amounts part WHERE part.discount_code_id = discount_codes.id), '{}') AS amounts,
          ${usedIn('counted')} AS counted, ${usedIn('reserved')} AS reserved
        FROM discount_codes ${which}
      `.execute(executor)
      return rows.map(({ amounts, validFrom, validUntil, ...row }) => ({
        ...row,
        amounts: Object.fromEntries(
          Object.entries(amounts).map(([currency, amount]) => [currency, amountText(amount)]),
        ),
        validFrom: validFrom?.toISOString() ?? null,
        validUntil: validUntil?.toISOString() ?? null,
      }))
    },
  },
})

const usedIn = (state: 'counted' | 'reserved') =>
  sql`(SELECT count(*) FROM discount_redemptions redemption WHERE redemption.discount_code_id = discount_codes.id AND redemption.state = ${state})`

async function amountsOf(transaction: Transaction, id: number) {
  return await transaction
    .selectFrom('discount_code_amounts')
    .select(['currency', 'amount'])
    .where('discount_code_id', '=', id)
    .execute()
}

async function isCodeTaken(transaction: Transaction, code: string, exceptId = 0): Promise<boolean> {
  const row = await transaction
    .selectFrom('discount_codes')
    .select('id')
    .where('code', '=', code)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** Redemptions that failed count as well: the provider has seen the code in them. */
async function wasUsed(transaction: Transaction, id: number): Promise<boolean> {
  const row = await transaction
    .selectFrom('discount_redemptions')
    .select('id')
    .where('discount_code_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

type Discount = Pick<DiscountCodeInput, 'kind' | 'percent' | 'amounts' | 'payments'>

/** '20% for 3 payments', '$ 5.00, € 5.00 for all payments': the same text is the same discount. */
function discountText({ kind, percent, amounts, payments }: Discount): string {
  const off =
    kind === 'percent'
      ? `${percent}%`
      : amounts
          .map(({ currency, amount }) => displayPrice(amountText(amount), currency))
          .toSorted()
          .join(', ')
  return `${off} for ${payments === null ? 'all payments' : payments === 1 ? '1 payment' : `${payments} payments`}`
}
