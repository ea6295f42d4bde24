import type { z } from 'zod'
import { maskOf } from '../vault-items/privacy.ts'
import { staffRecordKeys } from './privacy.ts'
import { vaultRecordSchema } from './schemas.ts'

/** A record as staff get it, who have given a reason. */
export const staffRecordSchema = vaultRecordSchema.pick(maskOf(staffRecordKeys))
export type StaffRecord = z.infer<typeof staffRecordSchema>
