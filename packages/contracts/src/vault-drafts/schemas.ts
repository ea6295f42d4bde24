import { z } from 'zod'
import { lenientParameter, measuredText } from '../measured-text.ts'
import { isOneLine } from '../one-line.ts'
import { listResponseSchema, offsetSchema } from '../paging.ts'
import {
  itemSpecificInputSchema,
  optionalItemFields,
  vaultItemInputSchema,
  withAnswers,
} from '../vault-items/item-input.ts'
import { vaultItemLimits } from '../vault-items/limits.ts'
import { limitSchema } from '../vault-items/list-query.ts'
import { vaultItemMessages } from '../vault-items/messages.ts'
import { lengthOf, normalizeLine, normalizeLines } from '../vault-items/plain-text.ts'
import { itemImageSchema, vaultItemSchema } from '../vault-items/schemas.ts'
import {
  newRecordSchema,
  recordInputSchema,
  vaultRecordSchema,
  type NewRecord,
} from '../vault-records/schemas.ts'
import { draftLimits as limits, draftOrigins, neededFields } from './drafts.ts'
import { draftMessages as messages } from './messages.ts'

const draftText = (max: number, tooLong: string, normalize: (text: string) => string) =>
  measuredText(max, { tooLong })
    .transform(normalize)
    .pipe(
      z.string().refine((text) => lengthOf(text) <= max, { error: tooLong, params: { errorCode: 'Size' } }),
    )

const { itemSpecifics: _, ...optionalFields } = optionalItemFields

const details = {
  title: draftText(vaultItemLimits.titleMax, vaultItemMessages.titleTooLong, normalizeLine)
    .pipe(z.string().refine(isOneLine, vaultItemMessages.oneLine))
    .optional(),
  description: draftText(
    vaultItemLimits.descriptionMax,
    vaultItemMessages.descriptionTooLong,
    normalizeLines,
  ).optional(),
  categoryId: z.int().positive().nullable().optional(),
  ...optionalFields,
  itemSpecifics: z
    .array(itemSpecificInputSchema.omit({ id: true }))
    .max(vaultItemLimits.specificsMax, vaultItemMessages.specificsTooMany)
    .nullable()
    .optional(),
}

/**
 * What a draft has of an item: nothing is required, explicit words may stand in it, and its insurer and
 * storage location are listed ones. Keys that are absent stay as they are; null, '' and [] clear.
 */
export const draftInputSchema = z
  .object({ ...details, record: newRecordSchema.optional() })
  .transform(withAnswers)
export type DraftInput = z.output<typeof draftInputSchema>
/** The same without what stands in columns of its own. */
export type DraftDetails = Omit<DraftInput, 'title' | 'record'>

/** What it has of a record, as the record of a new item is written. */
export type DraftRecord = Partial<NewRecord>

const chosen = z.array(z.int()).min(1, messages.noneChosen).max(limits.chosenMax, messages.tooManyChosen)

/** Drafts that begin empty get their photos afterwards. */
export const createdDraftsSchema = z.object({
  origin: z.enum(['member', 'photos']),
  drafts: z.array(draftInputSchema).min(1, messages.noneChosen).max(limits.chosenMax, messages.tooManyChosen),
})
export type CreatedDrafts = z.output<typeof createdDraftsSchema>

const entryId = z.int().positive().nullable().optional()

/** Sets the same in several drafts. Tags are added; null takes the others away. */
export const changedDraftsSchema = z
  .object({
    objects: chosen,
    categoryId: z.int().positive().optional(),
    storageLocationId: entryId,
    insuranceId: entryId,
    collectionId: entryId,
    tagIds: z.array(z.int()).max(vaultItemLimits.tagsMax, vaultItemMessages.tagsTooMany).optional(),
    /** Those without a description get their title. */
    describesByTitle: z.literal(true).optional(),
  })
  .refine(
    ({ objects: _objects, ...changes }) => Object.values(changes).some((value) => value !== undefined),
    { error: messages.nothingChosen, path: ['categoryId'] },
  )
export type ChangedDrafts = z.output<typeof changedDraftsSchema>

export const chosenDraftsSchema = z.object({ objects: chosen })
/** Draft 0 is a new one. */
export const movedPhotosSchema = z.object({
  photoIds: z.array(z.int()).min(1, messages.photoMissing).max(limits.movedMax),
  draftId: z.int().min(0),
})
export type MovedPhotos = z.output<typeof movedPhotosSchema>

export const madeItemSchema = z.object({ item: vaultItemInputSchema, record: recordInputSchema.optional() })
export type MadeItem = z.output<typeof madeItemSchema>

export const draftQuerySchema = z.object({
  offset: offsetSchema,
  limit: limitSchema(limits.pageSize, limits.pageMax),
})
export type DraftQuery = z.output<typeof draftQuerySchema>

export const draftReasonSchema = z.object({
  /** Of the item or its record, as inputs name it; '' where it is about none. */
  field: z.string(),
  text: z.string(),
})
export type DraftReason = z.infer<typeof draftReasonSchema>

export const vaultDraftSchema = z.object({
  id: z.int(),
  revision: z.int(),
  origin: z.enum(draftOrigins),
  createdDate: z.string(),
  /** What it has of an item, as an item shows it; 0 is no category. */
  item: vaultItemSchema.omit({
    id: true,
    revision: true,
    createdDate: true,
    videos: true,
    picturesCount: true,
    imagesCount: true,
    videosCount: true,
    estimatedPriceMin: true,
    estimatedPriceMax: true,
    meanPrice: true,
    estimateCurrency: true,
    estimatedAt: true,
  }),
  missing: z.array(z.enum(neededFields.map(({ name }) => name))),
  /** Why it is a draft, besides what is missing. */
  reasons: z.array(draftReasonSchema),
})
export type VaultDraft = z.infer<typeof vaultDraftSchema>
export const vaultDraftListSchema = listResponseSchema(vaultDraftSchema).extend({
  /** Ids of those to which nothing is missing, of all pages. */
  completeIds: z.array(z.int()),
})
export type VaultDraftList = z.infer<typeof vaultDraftListSchema>
/** With its record as an item's is read. */
export const vaultDraftDetailSchema = vaultDraftSchema.extend({ record: vaultRecordSchema })
export type VaultDraftDetail = z.infer<typeof vaultDraftDetailSchema>

export const createdDraftIdsSchema = z.object({
  response: z.object({ ids: z.array(z.int()).describe('In the order of the drafts') }),
})
export const savedDraftSchema = z.object({ response: z.object({ id: z.int(), revision: z.int() }) })
export const changedDraftIdsSchema = z.object({ response: z.object({ ids: z.array(z.int()) }) })
export const draftPhotoSchema = z.object({
  response: z.object({
    id: z.int(),
    image: itemImageSchema,
    /** Other objects of the vault that have a photo that looks the same. */
    alike: z.array(z.object({ kind: z.enum(['item', 'draft']), id: z.int(), title: z.string() })),
  }),
})
export type DraftPhoto = z.infer<typeof draftPhotoSchema>
export const madeItemResponseSchema = z.object({
  response: z.object({ id: z.int(), images: z.array(itemImageSchema) }),
})
export const madeItemsSchema = z.object({
  made: z.array(z.object({ draftId: z.int(), itemId: z.int(), title: z.string() })),
  /** Those that stay drafts, with their reasons. */
  refused: z.array(z.object({ draftId: z.int(), title: z.string(), reasons: z.array(z.string()) })),
})
export type MadeItems = z.infer<typeof madeItemsSchema>

export const uploadQuerySchema = z.object({
  /** Chosen by who uploads: the same upload again stores nothing, and returns the photo. */
  upload: lenientParameter(limits.uploadKeyMax, (value) =>
    typeof value === 'string' && /^[\w-]{8,60}$/.test(value) ? value : null,
  ),
  /** Its place among the photos of the draft, from 0. Default: the last one. */
  place: lenientParameter(4, (value) => (/^\d{1,3}$/.test(String(value)) ? Number(value) : null)),
})
