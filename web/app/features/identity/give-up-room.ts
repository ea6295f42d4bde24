/**
 * Nobody is signed in: this page and the next need no room for what members see (member-room.ts, which only
 * members load).
 */
export function giveUpRoom(): void {
  document.documentElement.removeAttribute('style')
  try {
    localStorage.removeItem('member-room')
  } catch {
    // Without storage there was none.
  }
}
