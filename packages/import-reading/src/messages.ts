import { importSheetSchema } from '@vitrine/contracts/vault-imports/reading'
import {
  importRefusals,
  importRefusalSchema,
  type ImportRefusal,
} from '@vitrine/contracts/vault-imports/refusals'
import { z } from 'zod'

/** What the process is asked for. Files are named by their paths: no bytes go through the channel. */
const tableTaskSchema = z.object({
  kind: z.literal('read-table'),
  path: z.string(),
  /** As the member calls it; it names the sheet of a CSV. */
  fileName: z.string(),
  /** Where the rows go: lines of JSON, see `rawImportRowSchema`. */
  output: z.string(),
})
export type TableTask = z.infer<typeof tableTaskSchema>

export const taskSchema = z.discriminatedUnion('kind', [
  tableTaskSchema,
  z.object({ kind: z.literal('list-photos'), path: z.string() }),
  z.object({
    kind: z.literal('take-photos'),
    path: z.string(),
    folder: z.string(),
    places: z.array(z.int()),
  }),
])
export type Task = z.infer<typeof taskSchema>

/** A photo of a ZIP, by the place of its entry. */
export const listedPhotoSchema = z.object({ place: z.int(), name: z.string(), bytes: z.int() })
export type ListedPhoto = z.infer<typeof listedPhotoSchema>
/** Null where it is too large. */
export const takenPhotoSchema = z.object({ place: z.int(), path: z.string().nullable() })
export type TakenPhoto = z.infer<typeof takenPhotoSchema>

export const outcomeSchema = z.union([
  z.object({ sheets: z.array(importSheetSchema) }),
  z.object({ photos: z.array(listedPhotoSchema) }),
  z.object({ taken: z.array(takenPhotoSchema) }),
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
