import { z } from 'zod'
import { vaultMediaMessages as messages } from './messages.ts'
import { quotaLimits } from './storage.ts'
import { itemImageSchema, itemVideoSchema } from '../vault-items/schemas.ts'

export const editedImagesSchema = z.object({
  response: z.object({ id: z.int(), images: z.array(itemImageSchema) }),
})
export const editedVideosSchema = z.object({
  response: z.object({ id: z.int(), videos: z.array(itemVideoSchema) }),
})

const storage = {
  /** Of originals, videos and their pictures, deleted ones among them; smaller sizes do not count. */
  usedBytes: z.int(),
  /** Of those, what waits to be erased. */
  deletedBytes: z.int(),
  allowedBytes: z.int(),
}

export const storageSchema = z.object({ response: z.object(storage) })

const gigabytes = z
  .int(messages.quotaInvalid)
  .min(0, messages.quotaInvalid)
  .max(quotaLimits.gigabytesMax, messages.quotaInvalid)
  .nullable()

export const managedStorageSchema = z.object({
  ...storage,
  /** Of this member alone; null: as the membership has it. */
  quota: gigabytes,
  /** Gigabytes of the membership that counts now. */
  membershipQuota: z.int(),
})
export type ManagedStorage = z.infer<typeof managedStorageSchema>

export const quotaInputSchema = z.object({
  quota: gigabytes,
  /** What it was when that was decided: nothing is changed over somebody else's decision. */
  from: gigabytes,
})
