/**
 * Texts that stay in the tab, past a reload. A browser may store nothing, or refuse when it is full: whoever
 * stores something here goes on without it.
 */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // Nothing to do: the page itself still has it.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },
}
