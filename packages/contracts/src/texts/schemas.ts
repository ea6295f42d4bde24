import { z } from 'zod'
import { measuredText } from '../measured-text.ts'
import { articleStatusSchema } from '../dictionary/schemas.ts'
import { listResponseSchema } from '../paging.ts'
import { textMessages as messages } from './messages.ts'
import { textParameter } from '../parameters.ts'

/** What staff write in the editor, as events and the audit log name it. */
export const textKinds = ['dictionary-article', 'blog-article', 'site-page'] as const
export const textKindSchema = z.enum(textKinds)
export type TextKind = z.infer<typeof textKindSchema>

export const textParamsSchema = z.object({ kind: textKindSchema, id: z.coerce.number().int().positive() })

/** One opening of the editor: the same person in another tab is another. */
export const openingSchema = measuredText(40).min(1).max(40)

export const holdLeaseInputSchema = z.object({
  opening: openingSchema,
  /** Whoever writes there has to stop: what they typed stays theirs. */
  takesOver: z.boolean().default(false),
})

const leaseHolderSchema = z.object({
  name: z.string(),
  /** The same person, in another tab or on another device. */
  isSelf: z.boolean(),
  since: z.string(),
})

/** Who writes. One opening of the editor at a time holds a text's lease; the others read. */
export const leaseSchema = z.object({
  /** Whether it is held by the opening that asked. */
  isMine: z.boolean(),
  holder: leaseHolderSchema,
})
export type Lease = z.infer<typeof leaseSchema>

export const scheduledActions = ['publish', 'unpublish'] as const
export const scheduledActionSchema = z.enum(scheduledActions)
export type ScheduledAction = z.infer<typeof scheduledActionSchema>

export const scheduleStates = ['waiting', 'done', 'failed', 'cancelled'] as const

/** What still waits, and what could not be done and was not dismissed yet. */
export const openScheduleStates = [
  'waiting',
  'failed',
] as const satisfies readonly (typeof scheduleStates)[number][]

/** `dueAt` is an instant: 2026-11-22T05:10:00Z. */
export const scheduleInputSchema = z.object({
  action: scheduledActionSchema,
  dueAt: measuredText(40, { missing: messages.timeInvalid, tooLong: messages.timeInvalid }).pipe(
    z.iso.datetime({ offset: true, error: messages.timeInvalid }),
  ),
})

/** What is to be done with a text later, or could not be done when its time had come. */
export const scheduledChangeSchema = z.object({
  action: scheduledActionSchema,
  dueAt: z.string(),
  state: z.enum(openScheduleStates),
  /** Why it could not be done; empty while it waits. */
  failure: z.string(),
  /** Null for an account that is deleted. */
  madeBy: z.string().nullable(),
})
export type ScheduledChange = z.infer<typeof scheduledChangeSchema>

/** A text as the editor and the lists around it know it, whatever its kind. */
export const editedTextSchema = z.object({
  kind: textKindSchema,
  id: z.int(),
  url: z.string(),
  title: z.string(),
  status: articleStatusSchema,
  /** When it was deleted; null where it is not in the trash. Its url is the one that it had. */
  trashedAt: z.string().nullable(),
  schedules: z.array(scheduledChangeSchema),
})
export type EditedTextState = z.infer<typeof editedTextSchema>

/** One text, with whoever writes it at this moment; absent where nobody does. */
export const readTextSchema = editedTextSchema.extend({ writer: leaseHolderSchema.optional() })

/** All that waits and all that failed, the next one first. */
export const schedulesSchema = z.object({ items: z.array(editedTextSchema) })

/** What was deleted and can be brought back until `goesAt`. */
export const trashedTextSchema = z.object({
  kind: textKindSchema,
  id: z.int(),
  /** A template is stored as an article is, and was never on the site. Its title is its name. */
  isTemplate: z.boolean(),
  title: z.string(),
  /** The one that it had. */
  url: z.string(),
  /** Brought back, it is on the site again at once. */
  wasPublished: z.boolean(),
  /** Null for an account that is deleted. */
  deletedBy: z.string().nullable(),
  deletedAt: z.string(),
  goesAt: z.string(),
})
export type TrashedText = z.infer<typeof trashedTextSchema>

export const trashSchema = listResponseSchema(trashedTextSchema)
export type Trash = z.infer<typeof trashSchema>

/** A picture of our own, where pages fetch it. */
export const uploadedPictureSchema = z.object({ src: z.string() })

/** Texts whose pictures are looked through, and pictures that are offered. */
export const PICTURES_OF_TEXTS = 60
export const PICTURES_FOUND = 60

export const findPicturesQuerySchema = z.object({ query: textParameter(100) })

/** A picture that stands in a text already, and in which ones of those that were looked through. */
export const usedPictureSchema = z.object({
  src: z.string(),
  alt: z.string(),
  usedIn: z.array(z.object({ title: z.string(), url: z.string() })),
})
export type UsedPicture = z.infer<typeof usedPictureSchema>

export const picturesSchema = z.object({ items: z.array(usedPictureSchema) })
