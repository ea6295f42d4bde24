import { z } from 'zod'

/** What a decoding process is asked for. Files are named by their paths: no bytes go through the channel. */
export const taskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('keep-picture'), input: z.string(), output: z.string() }),
  z.object({
    kind: z.literal('make-renditions'),
    input: z.string(),
    folder: z.string(),
    widths: z.array(z.int()),
  }),
  z.object({
    kind: z.literal('resize-picture'),
    input: z.string(),
    output: z.string(),
    width: z.int(),
    height: z.int().nullable(),
    asWebp: z.boolean(),
  }),
  z.object({ kind: z.literal('check-picture'), input: z.string() }),
  z.object({ kind: z.literal('unpack-images'), input: z.string(), folder: z.string() }),
  z.object({ kind: z.literal('clean-video'), input: z.string(), output: z.string() }),
])
export type Task = z.infer<typeof taskSchema>

const refusalCodeSchema = z.enum(['Size', 'invalid'])

export const convertedPictureSchema = z.object({
  contentType: z.enum(['image/jpeg', 'image/png', 'image/gif']),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** 64 zeros and ones, of which pictures that look the same differ in few. */
  likeness: z.string(),
})
export type ConvertedPicture = z.infer<typeof convertedPictureSchema>

export interface ResizeOptions {
  width: number
  /** Null where any will do. */
  height: number | null
  /** Otherwise it stays of its kind. */
  asWebp: boolean
}

export const resizedPictureSchema = z.object({
  contentType: z.enum(['image/jpeg', 'image/png', 'image/gif', 'image/webp']),
  bytes: z.int(),
})
export type ResizedPicture = z.infer<typeof resizedPictureSchema>

export const checkedPictureSchema = z.object({ width: z.int(), height: z.int() })
export type CheckedPicture = z.infer<typeof checkedPictureSchema>

export const renditionsSchema = z.object({
  contentType: z.enum(['image/jpeg', 'image/png']),
  files: z.array(z.object({ width: z.int(), path: z.string(), bytes: z.int() })),
})
export type MadeRenditions = z.infer<typeof renditionsSchema>

/** An entry of images/edit: a photo that stays (`url`), a new one (`path`), or one in the place of another. */
export const unpackedImageSchema = z.object({
  url: z.string().nullable(),
  altText: z.string().nullable(),
  path: z.string().nullable(),
  refusal: refusalCodeSchema.nullable(),
  isEmpty: z.boolean(),
})
export type UnpackedImage = z.infer<typeof unpackedImageSchema>

export const unpackedImagesSchema = z.object({
  /** Null where the body has no list of images. */
  images: z.array(unpackedImageSchema).nullable(),
  /** There were more, which were not looked at. */
  hasMore: z.boolean(),
})
export type UnpackedImages = z.infer<typeof unpackedImagesSchema>

export const cleanedVideoSchema = z.object({
  contentType: z.enum(['video/mp4', 'video/quicktime', 'video/webm']),
  bytes: z.int(),
})
export type CleanedVideo = z.infer<typeof cleanedVideoSchema>

export const outcomeSchema = z.union([
  z.object({ result: z.unknown() }),
  z.object({ refused: z.object({ code: refusalCodeSchema, reason: z.string() }) }),
  z.object({ failed: z.string() }),
])
export type Outcome = z.infer<typeof outcomeSchema>
