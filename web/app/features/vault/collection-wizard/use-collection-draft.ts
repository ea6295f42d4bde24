import { collectionInputSchema } from '@vitrine/contracts/collections/collection-input'
import { collectionLimits as limits, collectionStatuses } from '@vitrine/contracts/collections/collections'
import { collectionMessages as messages } from '@vitrine/contracts/collections/messages'
import type { Collection } from '@vitrine/contracts/collections/schemas'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { changedFields } from '../shared/merge-drafts.ts'
import { savedDrafts } from '../shared/saved-drafts.ts'
import { useExplicitWords } from '../shared/explicit-words.tsx'

/**
 * The details while they are typed. A field is judged when it is left; what the server refused stands until
 * that field is changed.
 */
export function useCollectionDraft(initial: CollectionDraft) {
  const [draft, setDraft] = useState(initial)
  const [base, setBase] = useState(initial)
  const [loads, setLoads] = useState(0)
  const [touched, setTouched] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const explicit = useExplicitWords()
  const ownProblems = useMemo(() => collectionProblems(draft), [draft])
  const problems = useMemo(() => {
    const found = Object.keys(explicit.words).map((field) => [field, messages.explicitWords])
    return { ...(Object.fromEntries(found) as Record<string, string>), ...ownProblems }
  }, [explicit.words, ownProblems])
  const wrong = Object.keys({ ...problems, ...refused })
  return {
    draft,
    /** What the fields held when the collection was read. */
    base,
    /** How often other values were loaded: a field that only begins with its value begins anew. */
    loads,
    problems,
    isEdited: changedFields(base, draft).length > 0,
    /** Names of the fields that are missing or wrong. */
    wrong,
    isValid: wrong.length === 0,
    problemOf: (field: keyof CollectionDraft) =>
      refused[field] ?? (touched.includes(field) ? problems[field] : undefined),
    wordOf: (field: keyof CollectionDraft) => explicit.words[field],
    left: (field: 'title' | 'description') => {
      setTouched((before) => (before.includes(field) ? before : [...before, field]))
      if (ownProblems[field] === undefined) void explicit.check(field, draft[field])
    },
    refuse: (found: Readonly<Record<string, string>>, words: Readonly<Record<string, string>> = {}) => {
      setRefused(found)
      explicit.put(words)
    },
    /** Other values, and what of them is stored. */
    load: (next: CollectionDraft, stored: CollectionDraft) => {
      setDraft(next)
      setBase(stored)
      setLoads((before) => before + 1)
      setRefused({})
      explicit.forget(Object.keys(next))
    },
    set: (change: Partial<CollectionDraft>) => {
      explicit.forget(Object.keys(change))
      setDraft((before) => ({ ...before, ...change }))
      setRefused((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
      )
    },
  }
}

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
function collectionProblems(draft: CollectionDraft): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const { path, message } of collectionInputSchema.safeParse(draft).error?.issues ?? [])
    problems[path.join('.')] ??= message
  return problems
}

/** Beyond its limit a title is cut: by characters, as the server counts them. */
export function cutTitle(text: string): string {
  return [...text].slice(0, limits.titleMax).join('')
}
export type CollectionForm = ReturnType<typeof useCollectionDraft>
