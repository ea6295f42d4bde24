import { z } from 'zod'
import { recordLimits as limits } from './limits.ts'
import { recordMessages as messages } from './messages.ts'
import { recordFields, type RecordField } from './record-fields.ts'
import { recordInputSchema } from './schemas.ts'
import { vaultItemMessages } from '../vault-items/messages.ts'

/** Fields that make sense for several items at once. */
type CommonField = Extract<RecordField, { isCommon: true }>

const isCommon = (field: RecordField): field is CommonField => 'isCommon' in field

/** The ownership first: it is what changes most often for several. */
export const commonFields: readonly [CommonField, ...CommonField[]] = commonFirst(
  recordFields.filter(isCommon),
)

function commonFirst(fields: readonly CommonField[]): [CommonField, ...CommonField[]] {
  const [ownership] = fields.filter(({ name }) => name === 'ownership')
  if (!ownership) throw new Error('Ownership is a common field')
  return [ownership, ...fields.filter((field) => field !== ownership)]
}

const commonSchema = recordInputSchema.pick(
  Object.fromEntries(commonFields.map(({ name }) => [name, true])) as Record<CommonField['name'], true>,
)

export const itemIdsSchema = z
  .array(z.int())
  .min(1, vaultItemMessages.noObjects)
  .max(limits.itemsMax, vaultItemMessages.tooManyObjects)

export const bulkRecordSchema = z.object({
  objects: itemIdsSchema,
  values: commonSchema.refine(
    (values) => Object.values(values).some((value) => value !== undefined),
    messages.nothingToChange,
  ),
})
export type BulkRecordInput = z.output<typeof bulkRecordSchema>
