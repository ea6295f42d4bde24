import { z } from 'zod'
import { itemImageSchema, itemVideoSchema } from '../vault-items/schemas.ts'

export const editedImagesSchema = z.object({
  response: z.object({ id: z.int(), images: z.array(itemImageSchema) }),
})
export const editedVideosSchema = z.object({
  response: z.object({ id: z.int(), videos: z.array(itemVideoSchema) }),
})
