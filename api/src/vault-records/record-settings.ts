import { latestToday } from '@vitrine/contracts/calendar-day'
import { DEFAULT_PATTERN, numberAfter, readPattern } from '@vitrine/contracts/vault-records/inventory-numbers'
import { recordMessages as messages } from '@vitrine/contracts/vault-records/messages'
import type { RecordSettings, RecordSettingsInput } from '@vitrine/contracts/vault-records/settings'
import type { Executor } from '@vitrine/database/database'
import { fieldRefused } from '@vitrine/platform/app-error'
import { sql } from 'kysely'

interface Row {
  inventoryPattern: string | null
  exchangeRates: RecordSettings['exchangeRates']
}

export async function readRecordSettings(
  executor: Executor,
  userId: number,
  now: Date,
): Promise<RecordSettings> {
  const {
    rows: [row],
  } = await sql<Row>`
    SELECT inventory_pattern AS "inventoryPattern", exchange_rates AS "exchangeRates"
    FROM vault_record_settings WHERE user_id = ${userId}
  `.execute(executor)
  const inventoryPattern = row?.inventoryPattern ?? DEFAULT_PATTERN
  return {
    inventoryPattern,
    nextInventoryNumber: await nextNumber(executor, userId, inventoryPattern, now),
    exchangeRates: row?.exchangeRates ?? [],
  }
}

/** @throws AppError VALIDATION_FAILED where a rate is of a day that is to come */
export async function updateRecordSettings(
  executor: Executor,
  userId: number,
  { inventoryPattern, exchangeRates }: RecordSettingsInput,
  now: Date,
): Promise<RecordSettings> {
  const late = (exchangeRates ?? []).findIndex(({ day }) => day > latestToday(now))
  if (late >= 0)
    throw fieldRefused('VALIDATION_FAILED', `exchangeRates.${late}.day`, 'invalid', messages.dayInFuture)
  const rates = exchangeRates === undefined ? null : JSON.stringify(exchangeRates)
  await sql`
    INSERT INTO vault_record_settings AS settings (user_id, inventory_pattern, exchange_rates)
    VALUES (${userId}, ${inventoryPattern ?? null}, coalesce(${rates}::jsonb, '[]'))
    ON CONFLICT (user_id) DO UPDATE SET
      inventory_pattern = coalesce(${inventoryPattern ?? null}, settings.inventory_pattern),
      exchange_rates = coalesce(${rates}::jsonb, settings.exchange_rates)
  `.execute(executor)
  return await readRecordSettings(executor, userId, now)
}

/** After the highest number that was ever given by the pattern: gaps are not filled, nothing is used twice. */
async function nextNumber(executor: Executor, userId: number, pattern: string, now: Date): Promise<string> {
  const read =
    readPattern(pattern, now.getUTCFullYear()) ?? readPattern(DEFAULT_PATTERN, now.getUTCFullYear())
  if (!read) return ''
  const { before, after } = read
  const {
    rows: [row],
  } = await sql<{ highest: number }>`
    SELECT coalesce(max(digits::bigint), 0)::float8 AS highest FROM (
      SELECT substr(number, ${before.length + 1}::int, length(number) - ${before.length + after.length}::int) AS digits
      FROM vault_inventory_numbers
      WHERE user_id = ${userId} AND length(number) > ${before.length + after.length}::int
        AND left(number, ${before.length}::int) = ${before} AND right(number, ${after.length}::int) = ${after}
    ) numbered WHERE digits ~ '^[0-9]{1,15}$'
  `.execute(executor)
  return numberAfter(read, row?.highest ?? 0)
}
