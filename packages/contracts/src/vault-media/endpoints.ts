import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ANY_KIND } from '../files.ts'
import { measuredText } from '../measured-text.ts'
import { storedImageTypes, vaultMediaLimits as limits, videoTypes } from './messages.ts'
import { vaultRenditionWidths } from './media-path.ts'
import * as s from './schemas.ts'

const change = { capability: 'vault.change' } as const
/** Files are work for a process; photos and videos of one account are counted apart. */
const imageRate = [
  { by: 'account', perMinute: limits.imageCallsPerMinute, together: 'vault-images' },
] as const
const videoRate = [{ by: 'account', perMinute: limits.videoCallsPerMinute }] as const
const byId = z.object({ id: z.coerce.number().int().positive() })

/** Far more than a key has. */
const KEY_MAX = 200

/** A body of JSON with the photos in base64: too large to be held, so that it is read as a file. */
const imagesBody = {
  field: 'images',
  maxCount: 1,
  maxBytes: limits.imagesBodyMax,
  kinds: ['application/json'],
} as const

export const editImages = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/items/:id/images/edit',
  name: 'vault-media.edit-images',
  access: change,
  status: 200,
  summary:
    "The complete set of an item's photos in their order: {images: [{url, base64ImageData, altText}]}. If-Match may name the item's revision",
  params: byId,
  bodyType: 'stream',
  files: imagesBody,
  response: s.editedImagesSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'LIMIT_REACHED', 'SERVICE_UNAVAILABLE'],
  rateLimits: imageRate,
})
export const retryImage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/items/:id/images/:imageId/retry',
  name: 'vault-media.retry-image',
  access: change,
  status: 200,
  summary:
    'Have the smaller sizes of a photo made again that could not be made. Returns the photos of the item; one that has not failed stays as it is',
  params: z.object({ id: byId.shape.id, imageId: byId.shape.id }),
  response: s.editedImagesSchema,
  errors: ['NOT_FOUND'],
  rateLimits: imageRate,
})
/** What a video is, its bytes say. An empty part, or none, takes the video out. */
const videoFiles = {
  field: 'videos',
  maxCount: limits.videosMax,
  maxBytes: limits.videoBytesMax,
  kinds: [ANY_KIND],
  isOptional: true,
  more: [{ field: 'thumbnail', maxCount: 1, maxBytes: limits.thumbnailBytesMax, kinds: [ANY_KIND] }],
} as const

export const editVideos = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/items/:id/videos/edit',
  name: 'vault-media.edit-videos',
  access: change,
  status: 200,
  summary:
    "Set, replace or take out the one video of an item, with a picture of it. X-User-Id may name the caller; If-Match the item's revision",
  params: byId,
  bodyType: 'multipart',
  files: videoFiles,
  body: z.object({ videos: z.literal('').optional(), thumbnail: z.literal('').optional() }),
  response: s.editedVideosSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'LIMIT_REACHED', 'SERVICE_UNAVAILABLE'],
  rateLimits: videoRate,
})
export const editManagedImages = defineEndpoint({
  method: 'POST',
  path: '/api/v1/vault/admin/items/:id/images/edit',
  name: 'vault-media.edit-managed-images',
  access: { capability: 'vault.manage' },
  status: 200,
  summary: "The complete set of the photos of a member's item, as the member's own call; an audit entry",
  params: byId,
  bodyType: 'stream',
  files: imagesBody,
  response: s.editedImagesSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'LIMIT_REACHED', 'SERVICE_UNAVAILABLE'],
  rateLimits: imageRate,
})
export const readMedia = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/media/:key',
  name: 'vault-media.read-media',
  access: 'visitor',
  reads: ['vault-items'],
  summary:
    'A photo or a video, for its owner, for staff, and for everybody while its item is public; photos also in smaller widths, videos also in ranges of bytes',
  params: z.object({ key: measuredText(KEY_MAX) }),
  query: z.object({ width: z.enum(vaultRenditionWidths.map(String)).transform(Number).optional() }),
  responseType: 'stream',
  responseKinds: [...storedImageTypes, ...videoTypes],
  errors: ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
})

export const readTrashedPicture = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/trash/pictures/:id',
  name: 'vault-media.read-trashed-picture',
  access: { capability: 'vault.download' },
  summary: 'A small size of a photo in the trash, for its owner',
  params: byId,
  responseType: 'stream',
  responseKinds: storedImageTypes,
  errors: ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
})

// --- how much is stored -----------------------------------------------------------------------------

export const readStorage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/storage',
  name: 'vault-media.read-storage',
  access: { capability: 'vault.view' },
  summary: "Bytes of the caller's files and how many they may be; deleted ones count until they are erased",
  response: s.storageSchema,
})
export const readManagedStorage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/vault/admin/members/:id/storage',
  name: 'vault-media.read-managed-storage',
  access: { capability: 'members.manage' },
  summary: "Bytes of a member's files, and the quota that counts",
  params: byId,
  response: s.managedStorageSchema,
  errors: ['NOT_FOUND'],
})
export const setQuota = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/vault/admin/members/:id/quota',
  name: 'vault-media.set-quota',
  access: { capability: 'members.manage' },
  status: 200,
  summary: 'Give one member another quota than the membership has, or the same again; an audit entry',
  params: byId,
  body: s.quotaInputSchema,
  response: s.managedStorageSchema,
  errors: ['NOT_FOUND', 'STATUS_CONFLICT'],
})
