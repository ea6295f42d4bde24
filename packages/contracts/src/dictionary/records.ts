/** An article, as the caches of its area name it. */
export function articleRecord(id: number): string {
  return `article-${id}`
}
