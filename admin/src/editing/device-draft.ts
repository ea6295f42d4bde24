const PREFIX = 'VitrineStaff.draft.'

export interface DeviceDraft {
  /** Milliseconds since 1970. */
  keptAt: number
  /** The fields that were typed in, and nothing else. */
  typed: Record<string, unknown>
}

/** Only what these need of the browser's own store. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** What was typed into a record's form and not saved yet, kept on this device: a closed tab or a dead battery loses nothing. */
export function draftKey(resource: string, id: string | number): string {
  return `${PREFIX}${resource}/${id}`
}

export function keepDraft(store: DraftStore, key: string, typed: Record<string, unknown>, now: number): void {
  try {
    store.setItem(key, JSON.stringify({ keptAt: now, typed } satisfies DeviceDraft))
  } catch {
    // A full or forbidden store keeps nothing; the form itself still holds everything.
  }
}

export function readDraft(store: DraftStore, key: string): DeviceDraft | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

export function dropDraft(store: DraftStore, key: string): void {
  store.removeItem(key)
}

/** At sign-out: whoever uses the browser next must not read it. */
export function dropAllDrafts(store: DraftStore): void {
  const keys = Array.from({ length: store.length }, (_, place) => store.key(place)).filter((key): key is string => key?.startsWith(PREFIX) ?? false)
  for (const key of keys) store.removeItem(key)
}

function isDraft(value: unknown): value is DeviceDraft {
  return typeof value === 'object' && value !== null && 'keptAt' in value && typeof value.keptAt === 'number' && 'typed' in value && typeof value.typed === 'object' && value.typed !== null
}
