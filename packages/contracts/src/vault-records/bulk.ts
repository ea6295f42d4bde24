import { z } from 'zod'
import { recordLimits as limits } from './limits.ts'
import { recordMessages as messages } from './messages.ts'
import { recordFields, type RecordField } from './record-fields.ts'
import { recordInputSchema } from './schemas.ts'
import { vaultItemMessages } from '../vault-items/messages.ts'

/** Fields that make sense for several items at once. */
export type CommonFieldName = Extract<RecordField, { isCommon: true }>['name']

export const commonFields = recordFields.filter(
  (field): field is Extract<RecordField, { isCommon: true }> => 'isCommon' in field,
)

const commonSchema = recordInputSchema.pick(
  Object.fromEntries(commonFields.map(({ name }) => [name, true])) as Record<CommonFieldName, true>,
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
