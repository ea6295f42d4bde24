import { useMemo, useState } from 'react'
import { changedFields } from '../shared/merge-drafts.ts'
import { collectionProblems, type CollectionDraft } from './collection-draft.ts'

/**
 * The details while they are typed. A field is judged when it is left; what the server refused stands until
 * that field is changed.
 */
export function useCollectionDraft(initial: CollectionDraft) {
  const [draft, setDraft] = useState(initial)
  const [base, setBase] = useState(initial)
  const [touched, setTouched] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const problems = useMemo(() => collectionProblems(draft), [draft])
  const wrong = Object.keys({ ...problems, ...refused })
  return {
    draft,
    /** What the fields held when the collection was read. */
    base,
    problems,
    isEdited: changedFields(base, draft).length > 0,
    /** Names of the fields that are missing or wrong. */
    wrong,
    isValid: wrong.length === 0,
    problemOf: (field: keyof CollectionDraft) =>
      refused[field] ?? (touched.includes(field) ? problems[field] : undefined),
    left: (field: keyof CollectionDraft) =>
      setTouched((before) => (before.includes(field) ? before : [...before, field])),
    refuse: setRefused,
    /** Other values, and what of them is stored. */
    load: (next: CollectionDraft, stored: CollectionDraft) => {
      setDraft(next)
      setBase(stored)
      setRefused({})
    },
    set: (change: Partial<CollectionDraft>) => {
      setDraft((before) => ({ ...before, ...change }))
      setRefused((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
      )
    },
  }
}
export type CollectionForm = ReturnType<typeof useCollectionDraft>
