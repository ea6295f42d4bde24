import type { VaultRecord } from '@vitrine/contracts/vault-records/schemas'
import { useEffect, useMemo, useState } from 'react'
import { changedFields } from '../shared/merge-drafts.ts'
import { emptyRecordDraft, recordStorage, type RecordDraft } from './record-draft.ts'
import { recordProblems } from './record-problems.ts'

/** The record with which the wizard is opened. */
export interface OpenedRecord {
  /** Null until it is read. */
  draft: RecordDraft | null
  /** Whether the item has it already. */
  isStored: boolean
  worthScore: VaultRecord['worthScore']
  /** Why it could not be read. */
  failure: string | null
  retry: () => void
}

export const noRecord: OpenedRecord = {
  draft: emptyRecordDraft,
  isStored: false,
  worthScore: null,
  failure: null,
  retry: () => undefined,
}

type Problems = Readonly<Record<string, string>>

export interface RecordForm {
  /** Null until the stored one is read. */
  draft: RecordDraft | null
  /** What the fields held when they were read. */
  base: RecordDraft | null
  /** What the item has. */
  stored: RecordDraft
  worthScore: VaultRecord['worthScore']
  failure: string | null
  retry: () => void
  set: (change: Partial<RecordDraft>) => void
  /** Every field that is wrong, shown or not. */
  problems: Problems
  /** What the server said, else what is wrong once the field has been left. */
  problemOf: (field: string) => string | undefined
  /** No text of a record is checked for explicit words. */
  wordOf: () => undefined
  left: (field: string) => void
  refuse: (problems: Problems) => void
  /** Whether a problem is shown, so that the part with it has to be. */
  hasShownProblem: boolean
  isEdited: boolean
  load: (draft: RecordDraft, base?: RecordDraft) => void
}

const NO_PROBLEMS: Problems = {}

/**
 * A record while it is typed, and kept in the tab under the key. A field is judged when it is left; what the
 * server refused stands until that field is changed.
 */
export function useRecordForm(opened: OpenedRecord, key: string): RecordForm {
  const [draft, setDraft] = useState(opened.draft)
  const [base, setBase] = useState(opened.draft)
  const [stored, setStored] = useState(opened.isStored ? opened.draft : emptyRecordDraft)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Problems>(NO_PROBLEMS)
  if (draft === null && opened.draft !== null) {
    setDraft(opened.draft)
    setBase(opened.draft)
    if (opened.isStored) setStored(opened.draft)
  }
  const problems = useMemo(() => (draft && base ? recordProblems(draft, base) : NO_PROBLEMS), [draft, base])
  const isEdited = draft !== null && base !== null && changedFields(base, draft).length > 0
  useEffect(() => {
    if (isEdited) recordStorage.keep(key, { draft, base })
  }, [key, draft, base, isEdited])
  const problemOf = (field: string) => refused[field] ?? (touched.has(field) ? problems[field] : undefined)
  return {
    draft,
    base,
    stored: stored ?? emptyRecordDraft,
    worthScore: opened.worthScore,
    failure: opened.failure,
    retry: opened.retry,
    problems,
    problemOf,
    wordOf: () => undefined,
    hasShownProblem:
      Object.keys(refused).length > 0 || Object.keys(problems).some((field) => touched.has(field)),
    isEdited,
    left: (field) => setTouched((before) => (before.has(field) ? before : new Set([...before, field]))),
    refuse: setRefused,
    set: (change) => {
      setDraft((before) => before && { ...before, ...change })
      setRefused((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([path]) => !((path.split('.')[0] ?? '') in change)),
        ),
      )
    },
    load: (next, nextBase) => {
      setDraft(next)
      if (nextBase) {
        setBase(nextBase)
        setStored(nextBase)
      }
      setRefused(NO_PROBLEMS)
    },
  }
}
