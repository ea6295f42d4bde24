import {
  UNSAFE_createClientRoutes,
  type UNSAFE_AssetsManifest,
  type DataRouter,
  type PatchRoutesOnNavigationFunction,
  type UNSAFE_RouteModules,
} from 'react-router'
import { loadChunk, type LoadChunk } from './chunk-loading.ts'

type Routes = UNSAFE_AssetsManifest['routes']

/** What of the reader says that a link may be followed soon: the router begins to fetch ahead on the same. */
const INTENTS = ['pointerover', 'focusin']

const asItComes: LoadChunk = (load) => load()

/**
 * A page knows its own routes (first-routes.ts). The whole table is one file, the same for all pages of a
 * build: it is loaded when a link is pointed at or has the focus, at the latest when the reader goes
 * somewhere, and is then whole for the rest of the visit. Stands in the place of React Router's own discovery
 * (web/tools/unused-library-parts.ts), which asks the server for the routes of the links on each page, and so
 * cannot be kept at the edge.
 */
export function patchRoutesOnNavigation(
  routerOf: () => DataRouter,
  manifest: UNSAFE_AssetsManifest,
  routeModules: UNSAFE_RouteModules,
  ssr: boolean,
): PatchRoutesOnNavigationFunction {
  let isWhole = false

  async function complete(load: LoadChunk): Promise<void> {
    if (isWhole) return
    const { routes } = await load<{ routes: Routes }>(() => import(/* @vite-ignore */ manifest.url))
    if (isWhole) return
    isWhole = true
    for (const name of INTENTS) removeEventListener(name, onIntent)
    const known = new Set(Object.keys(manifest.routes))
    const further: Routes = Object.fromEntries(Object.entries(routes).filter(([id]) => !known.has(id)))
    Object.assign(manifest.routes, further)
    const parents = new Set(Object.values(further).map((route) => route?.parentId))
    for (const parent of parents) {
      if (parent !== undefined && known.has(parent))
        routerOf().patchRoutes(
          parent,
          UNSAFE_createClientRoutes(further, routeModules, null, ssr, false, parent),
        )
    }
  }

  /** A table that does not come now is asked for again when it is needed. */
  function onIntent({ target }: Event): void {
    if (target instanceof Element && target.closest('a[href]')) complete(asItComes).catch(() => undefined)
  }

  for (const name of INTENTS) addEventListener(name, onIntent, { passive: true })
  return () => complete(loadChunk)
}
