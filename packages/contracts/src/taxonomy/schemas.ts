import { z } from 'zod'
import { isOneLine } from '../one-line.ts'
import { tidyLine } from '../pasted-text.ts'
import { measuredText } from '../measured-text.ts'
import { optionalPictureUrlSchema } from '../picture-url.ts'
import { finalUrl } from '../reduced-url.ts'
import { categoryUsesSchema } from './category-uses.ts'

export const taxonomyLimits = {
  titleMax: 200,
  urlMax: 200,
  descriptionMax: 20_000,
  depthMax: 8,
  movedAtOnceMax: 5000,
} as const

/** A dictionary category as the site shows it. `url` is its uid. */
export const categorySchema = z.object({
  url: z.string(),
  name: z.string(),
  articles_count: z.int(),
  image: z.string(),
  mainImage: z.string(),
  /** Sanitized HTML. */
  description: z.string(),
  title: z.string(),
  id: z.int(),
})
export type Category = z.infer<typeof categorySchema>

const nodeFields = categorySchema.extend({
  /** The same number as `id`; the documents' older clients read this one. */
  tid: z.int(),
  /** 0 for a root. */
  parentId: z.int(),
  /** 0 for a root. */
  depth: z.int(),
  /** The urls from the root down, joined by '/'. */
  path: z.string(),
  hasChildren: z.boolean(),
  /** Sold items of the price guide in this category and everywhere below. */
  countWorthopedia: z.int(),
  class: z.string(),
})

export type TaxonomyNode = z.infer<typeof nodeFields> & { children: TaxonomyNode[] }

export const taxonomyNodeSchema: z.ZodType<TaxonomyNode> = nodeFields.extend({
  get children(): z.ZodType<TaxonomyNode[]> {
    return z.array(taxonomyNodeSchema)
  },
})

export { hiddenCategoryTitles } from './hidden-categories.ts'

export const taxonomyMessages = {
  titleMissing: 'A title is required.',
  titleTooLong: 'The title must have at most 200 characters.',
  titleOneLine: 'The title must be one line of visible characters.',
  urlMissing: 'A URL is required.',
  urlTaken: 'Another category already uses this URL.',
  pictureNotAllowed: 'A picture must be an https URL on one of our image hosts, or one of our own pictures.',
  parentUnknown: 'This parent category does not exist.',
  parentInside: 'A category cannot be moved below itself.',
  targetUnknown: 'This category does not exist. Choose another one.',
  targetInside: 'Choose a category that is neither this one nor below it.',
  tooDeep: 'Categories go at most 8 levels deep.',
  inUse: 'This category still has articles, other records or subcategories. Move them first.',
  fixed: 'The site’s own top categories cannot be deleted.',
} as const

/** Without counts: a change of an article leaves it as it is. */
export const rootNamesSchema = z.object({ items: z.array(z.object({ url: z.string(), title: z.string() })) })
export type RootNames = z.infer<typeof rootNamesSchema>

export const createNodeInputSchema = z.object({
  title: measuredText(taxonomyLimits.titleMax, {
    missing: taxonomyMessages.titleMissing,
    tooLong: taxonomyMessages.titleTooLong,
  })
    .overwrite(tidyLine)
    .min(1, taxonomyMessages.titleMissing)
    .max(taxonomyLimits.titleMax, taxonomyMessages.titleTooLong)
    .refine(isOneLine, taxonomyMessages.titleOneLine),
  url: measuredText(taxonomyLimits.urlMax, { missing: taxonomyMessages.urlMissing })
    .transform(finalUrl)
    .pipe(z.string().min(1, taxonomyMessages.urlMissing).max(taxonomyLimits.urlMax)),
  /** 0 makes a root. */
  parentId: z.int().min(0).default(0),
  description: measuredText(taxonomyLimits.descriptionMax).max(taxonomyLimits.descriptionMax).default(''),
  image: optionalPictureUrlSchema(taxonomyMessages.pictureNotAllowed),
  mainImage: optionalPictureUrlSchema(taxonomyMessages.pictureNotAllowed),
})
export type CreateNodeInput = z.infer<typeof createNodeInputSchema>

export const updateNodeInputSchema = createNodeInputSchema.extend({ id: z.int().positive() })
export type UpdateNodeInput = z.infer<typeof updateNodeInputSchema>

export const moveContentsInputSchema = z.object({
  id: z.int().positive(),
  /** The new home: another category, not below this one. */
  targetId: z.int().positive(),
  /** Whether the category is deleted once it is empty. */
  andDelete: z.boolean(),
})
export type MoveContentsInput = z.infer<typeof moveContentsInputSchema>

export const movedContentsSchema = z.object({
  /** What this call has moved. */
  moved: categoryUsesSchema,
  /** What is still in the category. More than nothing: call again, with the same revision. */
  left: categoryUsesSchema,
  deleted: z.boolean(),
})
export type MovedContents = z.infer<typeof movedContentsSchema>

export const managedNodeSchema = nodeFields.extend({ revision: z.int() })
export type ManagedNode = z.infer<typeof managedNodeSchema>
