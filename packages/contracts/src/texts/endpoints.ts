import { z } from 'zod'
import { articleContentSchema } from '../dictionary/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { ANY_KIND } from '../files.ts'
import { offsetSchema } from '../paging.ts'
import * as checks from './checks.ts'
import { textLimits } from './messages.ts'
import * as preview from './preview.ts'
import { findRecordsQuerySchema, recordsSchema } from './records.ts'
import * as s from './schemas.ts'
import * as v from './versions.ts'

/** Whoever may change texts of that kind; the commands ask for its own capability. */
const edit = { capability: 'texts.edit' } as const
const ofVersion = s.textParamsSchema.extend({ version: z.coerce.number().int().positive() })

export const holdLease = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/texts/admin/:kind/:id/lease',
  name: 'texts.hold-lease',
  access: edit,
  summary:
    "Begin or go on writing: takes or renews the text's lease where nobody else holds it, or takes it over; says who holds it",
  params: s.textParamsSchema,
  body: s.holdLeaseInputSchema,
  response: s.leaseSchema,
  errors: ['NOT_FOUND'],
})
export const endLease = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/texts/admin/:kind/:id/lease',
  name: 'texts.end-lease',
  access: edit,
  summary: 'Leave the editor: frees the lease where this opening holds it',
  params: s.textParamsSchema,
  query: z.object({ opening: s.openingSchema }),
})
export const readText = defineEndpoint({
  method: 'GET',
  path: '/api/v1/texts/admin/:kind/:id',
  name: 'texts.read-text',
  access: edit,
  summary: 'Where a text is by now, what is scheduled of it, and who writes it',
  params: s.textParamsSchema,
  response: s.readTextSchema,
  errors: ['NOT_FOUND'],
})
export const autosaveText = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/texts/admin/:kind/:id/autosave',
  name: 'texts.autosave-text',
  access: edit,
  summary:
    'Keep what is being typed among the versions; the draft, its number and its revision stay as they are',
  params: s.textParamsSchema,
  body: v.autosaveInputSchema,
  response: v.autosavedSchema,
  errors: ['NOT_FOUND'],
})
export const listTextVersions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/texts/admin/:kind/:id/versions',
  name: 'texts.list-kept-versions',
  access: edit,
  summary: 'What a text was: who saved, published or typed when, newest first',
  params: s.textParamsSchema,
  query: z.object({ offset: offsetSchema }),
  response: v.textVersionsSchema,
  errors: ['NOT_FOUND'],
})
export const readTextVersion = defineEndpoint({
  method: 'GET',
  path: '/api/v1/texts/admin/:kind/:id/versions/:version',
  name: 'texts.read-kept-version',
  access: edit,
  summary: 'One version of a text with its words and details',
  params: ofVersion,
  response: v.wholeTextVersionSchema,
  errors: ['NOT_FOUND'],
})
export const restoreVersion = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/texts/admin/:kind/:id/versions/:version/restore',
  name: 'texts.restore-version',
  access: edit,
  revisionRequired: true,
  summary:
    'Make the content of a version the draft again, as a new version; nothing is deleted and readers see no change',
  params: ofVersion,
  response: articleContentSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'REVISION_REQUIRED'],
})
export const scheduleChange = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/texts/admin/:kind/:id/schedule',
  name: 'texts.schedule-change',
  access: edit,
  summary:
    'Publish or unpublish a text at a time to come; another time for the same takes the place of the one before',
  params: s.textParamsSchema,
  body: s.scheduleInputSchema,
  response: s.editedTextSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const unscheduleChange = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/texts/admin/:kind/:id/schedule/:action',
  name: 'texts.unschedule-change',
  access: edit,
  summary: 'Call off what is scheduled, or take note of what could not be done',
  params: s.textParamsSchema.extend({ action: s.scheduledActionSchema }),
  response: s.editedTextSchema,
  errors: ['NOT_FOUND'],
})
export const listSchedules = defineEndpoint({
  method: 'GET',
  path: '/api/v1/texts/admin/schedules',
  name: 'texts.list-schedules',
  access: edit,
  summary: 'Every text of which something is scheduled or could not be done, the next one first',
  response: s.schedulesSchema,
})
export const listTrash = defineEndpoint({
  method: 'GET',
  path: '/api/v1/texts/admin/trash',
  name: 'texts.list-trash',
  access: edit,
  summary: 'What was deleted and can be brought back, the newest first',
  query: z.object({ offset: offsetSchema }),
  response: s.trashSchema,
})
export const restoreText = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/texts/admin/:kind/:id/restore',
  name: 'texts.restore-text',
  access: edit,
  summary:
    'Bring a text back from the trash as it was: at its url or, where that is taken, the next free one',
  params: s.textParamsSchema,
  response: s.editedTextSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
})
export const deleteText = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/texts/admin/:kind/:id',
  name: 'texts.delete-text',
  access: edit,
  summary: 'Delete a text for good that is in the trash',
  params: s.textParamsSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const republishText = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/texts/admin/:kind/:id/republish',
  name: 'texts.republish-text',
  access: edit,
  summary: 'Take an unpublishing back: readers see what they saw last',
  params: s.textParamsSchema,
  response: s.editedTextSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const checkText = defineEndpoint({
  method: 'GET',
  path: '/api/v1/texts/admin/:kind/:id/checks',
  name: 'texts.check-text',
  access: edit,
  summary: "What the checks before publishing find in a text's draft",
  params: s.textParamsSchema,
  response: checks.findingsSchema,
  errors: ['NOT_FOUND'],
})
export const readCheckLevels = defineEndpoint({
  method: 'GET',
  path: '/api/v1/texts/admin/check-levels',
  name: 'texts.read-check-levels',
  access: edit,
  summary: 'Which checks are off, warn or refuse',
  response: checks.checkLevelsSchema,
})
export const setCheckLevel = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/texts/admin/check-levels/:check',
  name: 'texts.set-check-level',
  access: edit,
  summary: 'Decide what comes of a check: nothing, a warning, or no publication',
  params: z.object({ check: checks.textCheckSchema }),
  body: z.object({ level: checks.checkLevelSchema }),
  response: checks.checkLevelsSchema,
})
export const findRecords = defineEndpoint({
  method: 'GET',
  path: '/api/v1/texts/admin/records',
  name: 'texts.find-records',
  access: edit,
  summary:
    'What is on the site, by a part of its title or by ids: for links and for the blocks that show records',
  query: findRecordsQuerySchema,
  response: recordsSchema,
})
/** What a picture is, its bytes say. */
const pictureFile = {
  field: 'picture',
  maxCount: 1,
  maxBytes: textLimits.pictureBytesMax,
  kinds: [ANY_KIND],
} as const

export const uploadPicture = defineEndpoint({
  method: 'POST',
  path: '/api/v1/texts/admin/pictures',
  name: 'texts.upload-picture',
  access: edit,
  status: 200,
  summary: 'Take a picture into the media of the site, for texts to show',
  bodyType: 'multipart',
  files: pictureFile,
  response: s.uploadedPictureSchema,
  errors: ['SERVICE_UNAVAILABLE'],
  rateLimits: [{ by: 'account', perMinute: textLimits.pictureCallsPerMinute }],
})
export const findPictures = defineEndpoint({
  method: 'GET',
  path: '/api/v1/texts/admin/pictures',
  name: 'texts.find-pictures',
  access: edit,
  summary:
    'Pictures that stand in articles already, those of the articles edited last or found by a title, with where they are used',
  query: s.findPicturesQuerySchema,
  response: s.picturesSchema,
})
export const previewScreen = defineEndpoint({
  method: 'POST',
  path: '/api/v1/texts/admin/:kind/:id/preview',
  name: 'texts.preview-screen',
  access: edit,
  status: 200,
  summary: 'Keep what is on the screen of whoever writes for an hour, as a page that they look at',
  params: s.textParamsSchema,
  body: preview.previewScreenInputSchema,
  response: preview.previewMadeSchema,
  errors: ['NOT_FOUND'],
})
export const previewLinks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/texts/admin/:kind/:id/preview-links',
  name: 'texts.list-preview-links',
  access: edit,
  summary: "The links that show a text's draft without an account and still work",
  params: s.textParamsSchema,
  response: preview.previewLinksSchema,
  errors: ['NOT_FOUND'],
})
export const makePreviewLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/texts/admin/:kind/:id/preview-links',
  name: 'texts.make-preview-link',
  access: edit,
  status: 201,
  summary: "Make a link that shows a text's draft, as it was saved last, to whoever has it, for seven days",
  params: s.textParamsSchema,
  response: preview.previewMadeSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
export const endPreviewLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/texts/admin/:kind/:id/preview-links/:link',
  name: 'texts.end-preview-link',
  access: edit,
  summary: 'End such a link: whoever opens it is told so',
  params: s.textParamsSchema.extend({ link: z.coerce.number().int().positive() }),
  response: preview.previewLinksSchema,
  errors: ['NOT_FOUND'],
})
export const readPreview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/texts/preview',
  name: 'texts.read-preview',
  access: 'token',
  summary: 'The draft that a link shows, as its page will be',
  query: preview.readPreviewQuerySchema,
  response: preview.previewSchema,
  errors: ['LINK_UNKNOWN', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  rateLimits: [{ by: 'address', perMinute: 120 }],
})
