/**
 * What a route says of its page beside what the page shows: `export const handle: PageHandle = { pageTitle:
 * 'Dictionary' }`.
 */
export interface PageHandle {
  /**
   * Its title in the analytics layer, alike for all pages of the route; null where each page loads its own,
   * as `pageTitle`.
   */
  pageTitle: string | null
}

/** The title that the innermost route with one has; undefined where none has. */
export function pageTitleOf(
  matches: readonly { handle?: unknown; loaderData?: unknown }[],
): string | undefined {
  const page = matches.findLast(({ handle }) => titleIn(handle) !== undefined)
  return page && (titleIn(page.handle) ?? titleIn(page.loaderData) ?? undefined)
}

/** Undefined where there is no such field. */
function titleIn(value: unknown): string | null | undefined {
  if (typeof value !== 'object' || value === null || !('pageTitle' in value)) return undefined
  return typeof value.pageTitle === 'string' ? value.pageTitle : null
}
