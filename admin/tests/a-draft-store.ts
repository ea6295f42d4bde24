import type { DraftStore } from '../src/editing/device-draft.ts'

/** A browser's store, in memory. */
export function aDraftStore(): DraftStore {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (place) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size
    },
  }
}
