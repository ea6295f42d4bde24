import type { EntryContext } from 'react-router'

/**
 * The same page with its own routes alone: to render it, the router makes each route that it is told of anew
 * and looks through all of them, and there are eighty.
 */
export function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const routes = Object.fromEntries(
    staticHandlerContext.matches.flatMap(({ route: { id } }) => {
      const route = manifest.routes[id]
      return route ? [[id, route] as const] : []
    }),
  )
  return { ...context, manifest: { ...manifest, routes } }
}

/**
 * What a page's browser is told of the routes at first: those of the page itself, and where the whole table
 * is. The rest comes when the reader is about to go somewhere (shared/route-table.ts). What is false or empty
 * is left out, which the router reads the same where it is absent, and so is what these routes import: the
 * page loads it in any case.
 */
export function firstRoutes({
  manifest,
  staticHandlerContext,
}: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): string {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  let known = tables.get(manifest)
  if (!known) tables.set(manifest, (known = new Map()))
  const key = ids.join()
  const table = known.get(key) ?? tableOf(manifest, ids)
  known.set(key, table)
  return table
}

/** The tables of a build, by the ids of their routes: there are as many as pages' routes. */
const tables = new WeakMap<EntryContext['manifest'], Map<string, string>>()

function tableOf(manifest: EntryContext['manifest'], ids: readonly string[]): string {
  const routes = Object.fromEntries(
    ids.map((id) => [id, { ...manifest.routes[id], imports: undefined, css: undefined }]),
  )
  const table = JSON.stringify(
    { entry: { module: manifest.entry.module, imports: [] }, url: manifest.url, routes },
    (_key, value: unknown) => (value === false ? undefined : value),
  )
  return table.replaceAll('<', '\\u003c')
}
