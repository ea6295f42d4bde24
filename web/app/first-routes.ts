import type { EntryContext } from 'react-router'

/**
 * What a page's browser is told of the routes at first: those of the page itself, and where the whole table is. The rest comes
 * when the reader is about to go somewhere (shared/route-table.ts). What is false or empty is left out, which the router reads
 * the same where it is absent, and so is what these routes import: the page loads it in any case.
 */
export function firstRoutes({ manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): string {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, { ...manifest.routes[id], imports: undefined, css: undefined }]))
  const table = JSON.stringify({ entry: { module: manifest.entry.module, imports: [] }, url: manifest.url, routes }, (_key, value: unknown) => (value === false ? undefined : value))
  return table.replaceAll('<', '\\u003c')
}
