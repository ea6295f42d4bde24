import type { SoldItemDetails } from '@vitrine/contracts/price-guide/schemas'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'

/**
 * What members see beside what everybody gets.
 *
 * @throws AppError NOT_FOUND
 */
export async function readDetails(executor: Executor, id: number): Promise<SoldItemDetails> {
  const row = await executor
    .selectFrom('sold_items')
    .select(['id', 'description', 'pictures', 'pieces'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
