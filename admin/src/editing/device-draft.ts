import { dropStaffDrafts, keysBeginning, STAFF_DRAFTS } from '@vitrine/contracts/staff-drafts'

/** Whose drafts these are. */
export const DRAFTS_OWNER = 'VitrineStaff.draftsOf'
/** What is kept at most, of one record and of all: a browser's store holds about 5 MB. */
const KEPT_OF_A_RECORD = 5
const KEPT_OF_ALL = 40

export interface DeviceDraft {
  /** Milliseconds since 1970. */
  keptAt: number
  /** The fields that were typed in, and nothing else. */
  typed: Record<string, unknown>
}

export interface KeptDraft extends DeviceDraft {
  key: string
}

/** Only what these need of the browser's own store. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * What was typed into a record's form and not saved yet, kept on this device: a closed tab or a dead battery
 * loses nothing.
 */
export function draftsOf(resource: string, id: string | number): string {
  return `${STAFF_DRAFTS}${resource}/${id}#`
}

/**
 * Each opening of a form keeps its own, so that two tabs on one record do not overwrite what was typed in the
 * other.
 */
export function draftKey(drafts: string, opening: string): string {
  return `${drafts}${opening}`
}

export function keepDraft(store: DraftStore, key: string, typed: Record<string, unknown>, now: number): void {
  const isFirst = store.getItem(key) === null
  try {
    store.setItem(key, JSON.stringify({ keptAt: now, typed } satisfies DeviceDraft))
  } catch {
    // A full or forbidden store keeps nothing; the form itself still holds everything.
  }
  if (isFirst) dropOldest(store, key.slice(0, key.lastIndexOf('#') + 1))
}

function dropOldest(store: DraftStore, ofRecord: string): void {
  const tooMany = [
    ...readDrafts(store, ofRecord).slice(KEPT_OF_A_RECORD),
    ...readDrafts(store, STAFF_DRAFTS).slice(KEPT_OF_ALL),
  ]
  for (const { key } of tooMany) store.removeItem(key)
}

/** What is kept under keys that begin so, newest first. */
export function readDrafts(store: DraftStore, drafts: string): KeptDraft[] {
  return keysBeginning(store, drafts)
    .flatMap((key) => readDraft(store, key) ?? [])
    .toSorted((one, other) => other.keptAt - one.keptAt)
}

export function readDraft(store: DraftStore, key: string): KeptDraft | null {
  const kept = draftIn(store.getItem(key))
  return kept && { ...kept, key }
}

/** Whether one stored draft was kept after another; any is later than none. */
export function isLaterDraft(one: string, other: string | null): boolean {
  const draft = draftIn(one)
  return draft !== null && draft.keptAt > (draftIn(other)?.keptAt ?? -Infinity)
}

function draftIn(stored: string | null): DeviceDraft | null {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

export function dropDraft(store: DraftStore, key: string): void {
  store.removeItem(key)
}

/** A session may end without a sign-out: whoever signs in next is not offered what somebody else typed. */
export function draftsBelongTo(store: DraftStore, userId: number): void {
  if (store.getItem(DRAFTS_OWNER) === String(userId)) return
  dropStaffDrafts(store)
  try {
    store.setItem(DRAFTS_OWNER, String(userId))
  } catch {
    // Such a store keeps no drafts either.
  }
}

function isDraft(value: unknown): value is DeviceDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'keptAt' in value &&
    typeof value.keptAt === 'number' &&
    'typed' in value &&
    typeof value.typed === 'object' &&
    value.typed !== null
  )
}
