import { z } from 'zod'

/** What staff write in the editor, as events and the audit log name it. */
export const textKinds = ['dictionary-article', 'blog-article', 'site-page'] as const
export const textKindSchema = z.enum(textKinds)
export type TextKind = z.infer<typeof textKindSchema>
