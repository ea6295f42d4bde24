/** A post, as the caches of its area name it. */
export function blogRecord(id: number): string {
  return `post-${id}`
}

/**
 * All authors, as a record of the dictionary's: no event names it, so that pages which read it are stale when
 * an author has changed (which is told of the whole area), and not with each change of an article.
 */
export const postAuthors = 'authors'
