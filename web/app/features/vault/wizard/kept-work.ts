import { keepLocalChanges } from '../shared/merge-drafts.ts'
import { isRecordField } from '../record/record-problems.ts'
import type { RecordDraft } from '../record/record-draft.ts'
import type { RecordForm } from '../record/use-record-form.ts'
import type { KeptDraft } from './item-draft.ts'

export interface KeptRecord {
  draft: RecordDraft
  base: RecordDraft
}

/** What was typed before and can be brought back: of the item, of its record, or of both. */
export interface KeptWork {
  item: KeptDraft | null
  record: KeptRecord | null
}

/** Null where there is nothing to bring back. */
export function keptWork(item: KeptDraft | null, record: KeptRecord | null): KeptWork | null {
  return item || record ? { item, record } : null
}

/** A record as it is typed; null until it is read. */
export function typedRecord({ draft, base }: RecordForm): KeptRecord | null {
  return draft && base ? { draft, base } : null
}

/** Theirs with what was changed here. */
export function merged<Draft extends object>(
  { draft, base }: { draft: Draft; base: Draft },
  theirs: Draft,
): Draft {
  return keepLocalChanges(base, draft, theirs)
}

/** What of theirs differs from what was typed here, to be brought back; null where nothing does. */
export function differing<Kept extends { draft: object; base: object }>(
  mine: Kept | null,
  theirs: Kept['draft'],
): Kept | null {
  if (!mine) return null
  return JSON.stringify(merged(mine, theirs)) === JSON.stringify(theirs) ? null : mine
}

type Problems = Record<string, string>

/** Problems of the item's fields, and those of its record by the paths that its form has. */
export function problemsApart(
  problems: Readonly<Problems>,
  shownPath: (path: string) => string,
): { inItem: Problems; inRecord: Problems } {
  const [inItem, inRecord]: [Problems, Problems] = [{}, {}]
  for (const [path, problem] of Object.entries(problems))
    if (isRecordField(path)) inRecord[shownPath(path)] = problem
    else inItem[path] = problem
  return { inItem, inRecord }
}
