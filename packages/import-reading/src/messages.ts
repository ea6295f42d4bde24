import { importSheetSchema } from '@vitrine/contracts/vault-imports/reading'
import {
  importRefusals,
  importRefusalSchema,
  type ImportRefusal,
} from '@vitrine/contracts/vault-imports/refusals'
import { z } from 'zod'

/** What the process is asked for. Files are named by their paths: no bytes go through the channel. */
export const taskSchema = z.object({
  path: z.string(),
  /** As the member calls it; it names the sheet of a CSV. */
  fileName: z.string(),
  /** Where the rows go: lines of JSON, see `rawImportRowSchema`. */
  output: z.string(),
})
export type Task = z.infer<typeof taskSchema>

export const outcomeSchema = z.union([
  z.object({ sheets: z.array(importSheetSchema) }),
  z.object({ refused: importRefusalSchema }),
  z.object({ failed: z.string() }),
])
export type Outcome = z.infer<typeof outcomeSchema>

/** The file cannot be imported. Its message is the sentence for its owner. */
export class ImportFileRefused extends Error {
  readonly refusal: ImportRefusal

  constructor(refusal: ImportRefusal) {
    super(importRefusals[refusal])
    this.name = 'ImportFileRefused'
    this.refusal = refusal
  }
}
