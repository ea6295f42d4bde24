import { z } from 'zod'
import { postSchema } from '../blog/schemas.ts'
import { articleCardSchema, articleSchema, saveContentInputSchema } from '../dictionary/schemas.ts'
import { measuredText } from '../measured-text.ts'
import { sitePageSchema } from '../site-pages/schemas.ts'

/** The page of the site that shows a draft to whoever has the link. */
export const previewPath = (token: string): string => `/app/preview?token=${token}`

export const previewScreenInputSchema = saveContentInputSchema

/** Where the page stands. The token is told this once. */
export const previewMadeSchema = z.object({ path: z.string(), expiresAt: z.string() })
export type PreviewMade = z.infer<typeof previewMadeSchema>

export const previewLinkSchema = z.object({
  id: z.int(),
  /** Null for somebody whose account is no more. */
  madeBy: z.string().nullable(),
  madeAt: z.string(),
  expiresAt: z.string(),
})
export type PreviewLink = z.infer<typeof previewLinkSchema>

/** Those that work, the newest first. */
export const previewLinksSchema = z.object({ items: z.array(previewLinkSchema) })

export const readPreviewQuerySchema = z.object({ token: measuredText(200).min(1) })

/** A draft as the page of its kind shows it. */
export const previewedTextSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('dictionary-article'),
    article: articleSchema,
    related: z.array(articleCardSchema),
    relatedIn: z.string(),
  }),
  z.object({ kind: z.literal('blog-article'), post: postSchema }),
  z.object({ kind: z.literal('site-page'), page: sitePageSchema }),
])
export type PreviewedText = z.infer<typeof previewedTextSchema>

export const previewSchema = z.object({
  shown: previewedTextSchema,
  /** An ISO 8601 instant. */
  expiresAt: z.string(),
  /** Whether it is somebody's own look from the editor, and no link that was handed out. */
  isScreen: z.boolean(),
})
export type Preview = z.infer<typeof previewSchema>
