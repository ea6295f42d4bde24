export const KEY = 'member-room'

/** Nobody is signed in: this page and the next need no room for what members see (member-room.ts, which only members load). */
export function giveUpRoom(): void {
  const root = document.documentElement
  root.removeAttribute('data-member')
  root.removeAttribute('style')
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there was none.
  }
}
