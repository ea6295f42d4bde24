/** What the router's manifest says of a page: the files that it loads, and the page that it stands in. */
export interface ManifestRoute {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  module: string
  imports: readonly string[]
  clientActionModule?: string | undefined
  clientLoaderModule?: string | undefined
  clientMiddlewareModule?: string | undefined
  hydrateFallbackModule?: string | undefined
}

export interface Manifest {
  entry: { module: string; imports: readonly string[] }
  routes: Readonly<Record<string, ManifestRoute>>
}

export interface PageScripts {
  /** The id of its route. */
  page: string
  path: string
  files: ReadonlySet<string>
}

/** The files of script that a first visit of each page loads. Frames without a page of their own are left out. */
export function scriptsOfPages({ entry, routes }: Manifest): PageScripts[] {
  const frames = new Set(Object.values(routes).map(({ parentId }) => parentId))
  return Object.values(routes)
    .filter(({ id }) => !frames.has(id))
    .map(({ id }) => {
      const line = lineOf(id, routes)
      return {
        page: id,
        path: `/${line.flatMap(({ path }) => path || []).join('/')}`,
        files: new Set([entry.module, ...entry.imports, ...line.flatMap(filesOf)]),
      }
    })
}

/** From the root to the page. */
function lineOf(id: string, routes: Manifest['routes']): ManifestRoute[] {
  const route = routes[id]
  if (!route) return []
  return [...(route.parentId === undefined ? [] : lineOf(route.parentId, routes)), route]
}

function filesOf(route: ManifestRoute): string[] {
  const parts = [
    route.module,
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
  ]
  return [...parts.filter((part) => part !== undefined), ...route.imports]
}

export interface Weighing {
  pages: readonly PageScripts[]
  /** Bytes of a file as a browser gets it, headers and all. */
  weightOf: (file: string) => number
  /** The most that each page may weigh. */
  budgets: Readonly<Record<string, number>>
  /** The most that any public page may weigh. */
  publicMost: number
  /** Modules of pages under /app, by the file they stand in. */
  appModules: Readonly<Record<string, readonly string[]>>
}

/** What is wrong with the pages' scripts, a line each; none where every page holds its figure. */
export function problemsOfScripts({ pages, weightOf, budgets, publicMost, appModules }: Weighing): string[] {
  const unknown = Object.keys(budgets).filter((id) => pages.every(({ page }) => page !== id))
  return [
    ...unknown.map((id) => `${id} has a figure in web/script-budgets.ts and is no page`),
    ...pages.flatMap(({ page, path, files }) => {
      const weight = [...files].reduce((sum, file) => sum + weightOf(file), 0)
      const budget = budgets[page]
      const isPublic = path !== '/app' && !path.startsWith('/app/')
      return [
        ...(budget === undefined
          ? [`${page} has no figure in web/script-budgets.ts; it weighs ${weight} bytes`]
          : []),
        ...(budget !== undefined && weight > budget
          ? [`${page} weighs ${weight} bytes of script, over its ${budget}`]
          : []),
        ...(isPublic && weight > publicMost
          ? [`${page} weighs ${weight} bytes of script; a public page may weigh ${publicMost}`]
          : []),
        ...(isPublic
          ? [...files].flatMap((file) =>
              (appModules[file] ?? []).map(
                (module) => `${page} loads ${module} in ${file}, which only pages under /app use`,
              ),
            )
          : []),
      ]
    }),
  ]
}
