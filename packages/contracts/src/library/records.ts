/** A book, as the caches of its area name it. */
export function bookRecord(id: number): string {
  return `book-${id}`
}
