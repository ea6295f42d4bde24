import { attributeMessages, type AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { Executor, Transaction } from '@vitrine/database/database'
import { fieldRefused } from '@vitrine/platform/app-error'
import { nameKeys } from './text-keys.ts'

export interface NamedAttribute {
  type: AttributeType
  displayName: string
}

/** Whether a default entry or another one of the member's own has this name, as `sameTextKey` compares. */
export async function isAttributeNameTaken(
  executor: Executor,
  userId: number,
  { type, displayName }: NamedAttribute,
  exceptId = 0,
): Promise<boolean> {
  const taken = await executor
    .selectFrom('custom_attributes')
    .select('id')
    .where('type', '=', type)
    .where('name_key', '=', nameKeys(displayName).name_key)
    .where('id', '<>', exceptId)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Lets one after the other name entries of a member, so that each name is there once.
 *
 * @param field at which a form marks the name
 * @throws AppError ALREADY_EXISTS
 */
export async function claimAttributeName(
  transaction: Transaction,
  userId: number,
  attribute: NamedAttribute,
  { field = 'displayName', exceptId = 0 } = {},
): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  if (await isAttributeNameTaken(transaction, userId, attribute, exceptId))
    throw fieldRefused('ALREADY_EXISTS', field, 'exists', attributeMessages.exists[attribute.type])
}

/** Of a name that was claimed in the same transaction. Returns the new entry's id. */
export async function insertAttribute(
  transaction: Transaction,
  userId: number,
  { type, displayName }: NamedAttribute,
  createdAt: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto('custom_attributes')
    .values({
      user_id: userId,
      type,
      display_name: displayName,
      ...nameKeys(displayName),
      sort: 0,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
