import type { Plugin } from 'vite'

const routeTable = new URL('../app/shared/route-table.ts', import.meta.url).pathname

/**
 * Files of libraries that this site has no use for, and what stands in their place in what browsers get. The
 * site loads its table of routes by itself (app/shared/route-table.ts), sets no instrumentations and has no
 * list that grows as one scrolls: what is left are the calls that React Router 8.4 and TanStack Query 5 make
 * in any case.
 */
export const UNUSED: Readonly<Record<string, string>> = {
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export { patchRoutesOnNavigation as getPatchRoutesOnNavigationFunction } from '${routeTable}'
    const nothing = () => undefined
    export { nothing as useFogOFWarDiscovery, nothing as getPartialManifest, nothing as getManifestPath,
      nothing as getPathsWithAncestors, nothing as handleClientVersionMismatch }
    // What the page's scripts, as the browser renders them, would otherwise ask for at once is the whole
    // table.
    export const isFogOfWarEnabled = () => true
    export const URL_LIMIT = 0`,
  'react-router/dist/production/lib/router/instrumentation.js': `
    const nothing = () => undefined
    export { nothing as consumeInstrumentationClientResultMetaReceiver, nothing as getRouteInstrumentationUpdates, nothing as instrumentHandler }
    export const instrumentClientSideRouter = (router) => router
    export const instrumentationResultMetaContext = undefined`,
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': `
    const nothing = () => undefined
    export { nothing as hasNextPage, nothing as hasPreviousPage, nothing as infiniteQueryBehavior }`,
}

/**
 * Leaves out of the browser's scripts what libraries bring and the site does not use: 2.5 kB compressed on
 * every page.
 */
export function leaveOutUnusedLibraryParts(): Plugin {
  const found = new Set<string>()
  return {
    name: 'vitrine:unused-library-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const part = Object.keys(UNUSED).find((file) => id.endsWith(`/node_modules/${file}`))
      if (part === undefined) return null
      found.add(part)
      return { code: UNUSED[part] ?? '', moduleSideEffects: false }
    },
    buildEnd(error) {
      const missed = Object.keys(UNUSED).filter((part) => !found.has(part))
      if (!error && missed.length > 0)
        this.error(`There is no ${missed.join(', ')} any more: see web/tools/unused-library-parts.ts`)
    },
  }
}
