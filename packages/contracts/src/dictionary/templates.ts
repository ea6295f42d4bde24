import { z } from 'zod'
import { lineSchema } from '../written-text.ts'

/** What begins with a template. Pages of the site are neither made nor deleted, so they have none. */
export const templateKinds = ['dictionary-article', 'blog-article'] as const
export const templateKindSchema = z.enum(templateKinds)
export type TemplateKind = z.infer<typeof templateKindSchema>

export const templateLimits = { nameMax: 60 } as const

export const templateMessages = {
  nameMissing: 'A name is required.',
  nameTooLong: 'A name has at most 60 characters.',
  nameOneLine: 'A name must be one line of visible characters.',
  nameTaken: 'Another template has this name already.',
  defaultStays:
    'New articles start from the default template. It can be written, but it can be neither renamed nor deleted.',
  noCategory: 'There is no category yet. Make one first: a template stands in one as articles do.',
} as const

export const templateNameSchema = lineSchema(templateLimits.nameMax, {
  missing: templateMessages.nameMissing,
  tooLong: templateMessages.nameTooLong,
  oneLine: templateMessages.nameOneLine,
})

export const updateTemplateInputSchema = z.object({ name: templateNameSchema })
export type UpdateTemplateInput = z.infer<typeof updateTemplateInputSchema>

export const createTemplateInputSchema = updateTemplateInputSchema.extend({
  of: templateKindSchema.default('dictionary-article'),
  /** The template whose text it begins with; null begins empty. */
  copyOf: z.int().positive().nullable().default(null),
})
export type CreateTemplateInput = z.infer<typeof createTemplateInputSchema>

export const managedTemplateSchema = z.object({
  id: z.int(),
  name: z.string(),
  of: templateKindSchema,
  /** What an article begins with where no template is chosen. There is one. */
  isDefault: z.boolean(),
  /** Of its text in the editor. */
  url: z.string(),
  /** Articles or posts that began with it, without those in the trash. */
  uses: z.int(),
  lastEdited: z.string(),
  /** Sent back as If-Match. */
  revision: z.int(),
})
export type ManagedTemplate = z.infer<typeof managedTemplateSchema>
