import { z } from 'zod'
import { namesOf } from '../choices.ts'
import { lenientParameter, measuredText } from '../measured-text.ts'
import { listResponseSchema, offsetSchema } from '../paging.ts'
import { normalizeLine } from '../vault-items/plain-text.ts'
import {
  createdKinds,
  importMessages as messages,
  importRules as rules,
  importStates,
  photoStates,
  type PhotoState,
  rowChoices,
  rowStates,
  sameTitleChoices,
} from './imports.ts'
import { importLimits as limits } from './limits.ts'
import { importQuestionSchema, importReadingSchema, importSheetSchema } from './reading.ts'

const stateNames = namesOf(rowStates)
const photoStateNames = namesOf(photoStates)

/** One number for each state of rows. */
export const rowCountsSchema = z.object(
  Object.fromEntries(stateNames.map((name) => [name, z.int()])) as Record<
    (typeof stateNames)[number],
    z.ZodInt
  >,
)
export type RowCounts = z.infer<typeof rowCountsSchema>

const importFacts = {
  id: z.int(),
  fileName: z.string(),
  state: z.enum(importStates),
  revision: z.int(),
  createdDate: z.string(),
  /** Null until it has created an item. */
  importedDate: z.string().nullable(),
  /** Items that it created and that are in the vault. */
  itemsCount: z.int(),
  /** Items whose update can be undone. */
  updatesCount: z.int(),
  /** Drafts that it made and that are there. */
  draftsCount: z.int(),
  /** Null where there is nothing to undo any more. */
  undoUntil: z.string().nullable(),
  /** Whether its rows are still kept. */
  hasRows: z.boolean(),
}
export const vaultImportSchema = z.object(importFacts)
export type VaultImport = z.infer<typeof vaultImportSchema>
export const vaultImportListSchema = z.object({ imports: z.array(vaultImportSchema) })

export const savedMappingSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Whether it was saved for a file with the same headings. */
  fits: z.boolean(),
  reading: importReadingSchema,
})
export type SavedMapping = z.infer<typeof savedMappingSchema>

export const vaultImportDetailSchema = z.object({
  ...importFacts,
  sheets: z.array(importSheetSchema),
  reading: importReadingSchema,
  sameTitles: z.enum(sameTitleChoices).nullable(),
  describesByTitle: z.boolean(),
  counts: rowCountsSchema,
  /** Photos of its ZIP that wait for their items, and that are stored or failed. */
  photos: z.object({ waiting: z.int(), done: z.int() }),
  savedMappings: z.array(savedMappingSchema),
})
export type VaultImportDetail = z.infer<typeof vaultImportDetailSchema>

export const importColumnsSchema = z.object({
  reading: importReadingSchema,
  /** Of items whose title is there already; null asks. */
  sameTitles: z.enum(sameTitleChoices).nullable(),
  /** Whether a row without a description gets its title as description. */
  describesByTitle: z.boolean(),
})
export type ImportColumns = z.output<typeof importColumnsSchema>

/** A reason for which a row is not taken. */
export const rowReasonSchema = z.object({
  /** Equal for rows with the same reason. */
  key: z.string(),
  /** Label of the field. */
  field: z.string(),
  value: z.string(),
  text: z.string(),
  /** The cell to correct; null where it is about none. */
  column: z.int().nullable(),
  /** Whether the row can be taken without the value. */
  isOptional: z.boolean(),
})
export type RowReason = z.infer<typeof rowReasonSchema>

export const importOverviewSchema = z.object({
  questions: z.array(z.object({ question: importQuestionSchema, rows: z.int() })),
  reasons: z.array(z.object({ reason: rowReasonSchema, rows: z.int(), lines: z.array(z.int()) })),
  /** Titles that the vault or the file has already. */
  duplicates: z.object({ rows: z.int(), titles: z.array(z.string()) }),
  /** What the import will create beside items, by name. */
  creates: z.array(z.object({ kind: z.enum(createdKinds), names: z.array(z.string()), count: z.int() })),
  /** The first items as they will be. */
  samples: z.array(
    z.object({
      line: z.int(),
      title: z.string(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
})
export type ImportOverview = z.infer<typeof importOverviewSchema>

export const importRowSchema = z.object({
  place: z.int(),
  sheet: z.string(),
  line: z.int(),
  state: z.enum(stateNames),
  title: z.string(),
  cells: z.array(z.string()),
  choice: z.enum(rowChoices).nullable(),
  reasons: z.array(rowReasonSchema),
  questions: z.array(importQuestionSchema),
  /** What an update changes of its item, in the form of the item's history. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})
export type ImportRow = z.infer<typeof importRowSchema>
export const importRowListSchema = listResponseSchema(importRowSchema)
export type ImportRowList = z.infer<typeof importRowListSchema>

export const importRowQuerySchema = z.object({
  offset: offsetSchema,
  state: lenientParameter(20, (value) => stateNames.find((name) => name === value)),
  /** The key of a question or reason. */
  problem: lenientParameter(2_000, (value) =>
    typeof value === 'string' && value !== '' ? value : undefined,
  ),
})

const choiceSchema = z.enum(rowChoices).nullable()
export const changedRowSchema = z.object({
  /** All cells of the row; absent leaves them. */
  cells: z.array(measuredText(limits.cellMax)).max(limits.columnsMax).optional(),
  choice: choiceSchema.optional(),
})
/** Decides about all rows with a problem, or with a title that is there already. */
export const chosenRowsSchema = z.object({ problem: measuredText(2_000), choice: choiceSchema })

export const savedImportSchema = z.object({ response: z.object({ id: z.int(), revision: z.int() }) })

/** Photos from the ZIPs of an import. */
export const importPhotosSchema = z.object({
  archives: z.array(z.object({ fileName: z.string(), size: z.int() })),
  counts: z.object(
    Object.fromEntries(photoStateNames.map((name) => [name, z.int()])) as Record<PhotoState, z.ZodInt>,
  ),
  /** Photos that may belong to several rows, or of whose names there are several. */
  asked: z.array(
    z.object({
      place: z.int(),
      name: z.string(),
      rows: z.array(z.object({ place: z.int(), line: z.int(), title: z.string() })),
    }),
  ),
  unmatched: z.array(z.string()),
  failed: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** Photos that rows name and the ZIP has not. */
  missing: z.array(z.object({ line: z.int(), title: z.string(), name: z.string() })),
  missingCount: z.int(),
})
export type ImportPhotos = z.infer<typeof importPhotosSchema>
/** The row that a photo belongs to; null leaves it out. */
export const chosenPhotoSchema = z.object({ row: z.int().nullable() })

export const importUndoSchema = z.object({
  /** Items that go to the trash. */
  itemsCount: z.int(),
  /** Items whose fields become what they were before the import. */
  updatesCount: z.int(),
  /** Drafts that are deleted: those that were not changed since. */
  draftsCount: z.int(),
  keptCount: z.int(),
  /** Items that were changed or made public since, at most 200: they stay as they are unless they are chosen. */
  kept: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      why: z.enum(['changed', 'public']),
      /** Whether the import has updated it, instead of creating it. */
      isUpdate: z.boolean(),
    }),
  ),
})
export type ImportUndo = z.infer<typeof importUndoSchema>
export const undoImportSchema = z.object({ alsoItems: z.array(z.int()).max(200) })

export const mappingInputSchema = z.object({
  name: measuredText(rules.mappingNameMax, { missing: messages.nameMissing, tooLong: messages.nameTooLong })
    .transform(normalizeLine)
    .pipe(z.string().min(1, messages.nameMissing)),
  /** The import whose columns are saved. */
  importId: z.int(),
})
export const savedMappingIdSchema = z.object({ response: z.object({ id: z.int() }) })
