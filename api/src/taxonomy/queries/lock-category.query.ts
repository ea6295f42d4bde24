import type { FieldError } from '@vitrine/contracts/errors'
import type { Transaction } from '@vitrine/database/database'

/**
 * Holds the category of a record until the transaction ends, so that nobody deletes it meanwhile.
 *
 * @param unknown what the form says where there is no such category
 * @returns what is wrong with the field `categoryId`: nothing, or that one thing
 */
export async function lockCategory(
  transaction: Transaction,
  { categoryId }: { categoryId: number },
  unknown: string,
): Promise<FieldError[]> {
  const found = await transaction
    .selectFrom('taxonomy_nodes')
    .select('id')
    .where('id', '=', categoryId)
    .forKeyShare()
    .executeTakeFirst()
  return found ? [] : [{ field: 'categoryId', errorCode: 'notFound', errorMessage: unknown }]
}
