import { isDictionarySort, type DictionarySort } from '@vitrine/contracts/dictionary/sorts'

/** The documents' name of the preference; visitors keep it in their browser. */
const KEY = 'dictionarySortingPreference'

export function storedSort(): DictionarySort | undefined {
  try {
    const stored = localStorage.getItem(KEY)
    return isDictionarySort(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export function storeSort(sort: DictionarySort): void {
  try {
    localStorage.setItem(KEY, sort)
  } catch {
    // Storage that is switched off: the sort holds for this search.
  }
}

export function forgetSort(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage that is switched off holds nothing.
  }
}
