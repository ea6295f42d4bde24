import { collectionInputSchema } from '@vitrine/contracts/collections/collection-input'
import { collectionLimits as limits, collectionStatuses } from '@vitrine/contracts/collections/collections'
import type { Collection } from '@vitrine/contracts/collections/schemas'
import { z } from 'zod'
import { savedDrafts } from '../shared/saved-drafts.ts'

const collectionDraftSchema = z.object({
  title: z.string(),
  description: z.string(),
  status: z.enum(collectionStatuses),
})

/** The details of a collection while they are typed. */
export type CollectionDraft = z.infer<typeof collectionDraftSchema>

/** What was typed stays in the tab: a reload, or a session that ends, does not lose it. */
export const collectionDrafts = savedDrafts(collectionDraftSchema)

/** @param collectionId null for a collection that is not stored yet */
export function collectionDraftKey(userId: number, collectionId: number | null): string {
  return `vaultCollectionDraft:${userId}:${collectionId ?? 0}`
}

export const emptyCollection: CollectionDraft = { title: '', description: '', status: 'public' }

export function draftOfCollection({ title, description, status }: Collection): CollectionDraft {
  return { title, description, status }
}

/** What is wrong with the details, by field: the first rule that fails, in the contract's own order. */
export function collectionProblems(draft: CollectionDraft): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const { path, message } of collectionInputSchema.safeParse(draft).error?.issues ?? [])
    problems[path.join('.')] ??= message
  return problems
}

/** Beyond its limit a title is cut: by characters, as the server counts them. */
export function cutTitle(text: string): string {
  return [...text].slice(0, limits.titleMax).join('')
}
