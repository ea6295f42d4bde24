import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import { useMemo, useState } from 'react'
import { changedFields } from '../shared/merge-drafts.ts'
import { useExplicitWords } from '../shared/explicit-words.tsx'
import { draftProblems } from './draft-problems.ts'
import { wordedTexts, type ItemDraft } from './item-draft.ts'

export interface DraftForm {
  draft: ItemDraft
  set: (change: Partial<ItemDraft>) => void
  /** Every field that is wrong, shown or not. */
  problems: Readonly<Record<string, string>>
  /** What stands under a field: what the server said, else what is wrong once the field has been left. */
  problemOf: (field: string) => string | undefined
  /** The explicit word that a field holds. */
  wordOf: (field: string) => string | undefined
  left: (field: string) => void
  /** What the server refused, by field, and which explicit words it found. */
  refuse: (problems: Readonly<Record<string, string>>, words?: Readonly<Record<string, string>>) => void
  isEdited: boolean
  /** What the fields held when the item was read. */
  base: ItemDraft
  /** Other values; `base` too where they come from the server. */
  load: (draft: ItemDraft, base?: ItemDraft) => void
}

/**
 * The details of an item while they are typed. A field is judged when it is left; what the server refused
 * stands until that field is changed.
 */
export function useDraft(initial: ItemDraft): DraftForm {
  const [draft, setDraft] = useState(initial)
  const [base, setBase] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const explicit = useExplicitWords()
  const ownProblems = useMemo(() => draftProblems(draft, base), [draft, base])
  const problems = useMemo(() => {
    const found = Object.keys(explicit.words).map((field) => [field, messages.explicitWords])
    return { ...(Object.fromEntries(found) as Record<string, string>), ...ownProblems }
  }, [explicit.words, ownProblems])

  return {
    draft,
    base,
    problems,
    isEdited: changedFields(base, draft).length > 0,
    problemOf: (field) => refused[field] ?? (touched.has(field) ? problems[field] : undefined),
    wordOf: (field) => explicit.words[field],
    left: (field) => {
      setTouched((before) => (before.has(field) ? before : new Set([...before, field])))
      const text = wordedTexts(draft)[field]
      if (text !== undefined && ownProblems[field] === undefined) void explicit.check(field, text)
    },
    refuse: (found, words = {}) => {
      setRefused(found)
      explicit.put(words)
    },
    set: (change) => {
      explicit.forget(Object.keys(change))
      setDraft((before) => ({ ...before, ...change }))
      setRefused((before) => withoutFields(before, Object.keys(change)))
    },
    load: (next, nextBase) => {
      setDraft(next)
      if (nextBase) setBase(nextBase)
      setRefused({})
      explicit.forget(Object.keys(next))
    },
  }
}

/** A change of rows takes away what stands at any of them. */
function withoutFields(
  problems: Readonly<Record<string, string>>,
  fields: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`)),
    ),
  )
}
