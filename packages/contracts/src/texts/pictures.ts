import { z } from 'zod'
import { textParameter } from '../parameters.ts'

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
