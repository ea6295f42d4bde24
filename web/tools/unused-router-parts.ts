import type { Plugin } from 'vite'

/**
 * Files of React Router 8.4 that this site has no use for, and what stands in their place in what browsers get. The site sends its
 * whole table of routes (`routeDiscovery` in react-router.config.ts) and sets no instrumentations: what is left are the calls that
 * the router makes in any case, sent then as the files that they are.
 */
export const UNUSED: Readonly<Record<string, string>> = {
  'lib/dom/ssr/fog-of-war.js': `
    const nothing = () => undefined
    export { nothing as getPatchRoutesOnNavigationFunction, nothing as useFogOFWarDiscovery, nothing as getPartialManifest, nothing as getManifestPath,
      nothing as getPathsWithAncestors, nothing as handleClientVersionMismatch }
    export const isFogOfWarEnabled = () => false
    export const URL_LIMIT = 0`,
  'lib/router/instrumentation.js': `
    const nothing = () => undefined
    export { nothing as consumeInstrumentationClientResultMetaReceiver, nothing as getRouteInstrumentationUpdates, nothing as instrumentHandler }
    export const instrumentClientSideRouter = (router) => router
    export const instrumentationResultMetaContext = undefined`,
}

/** Leaves out of the browser's scripts what the router brings and the site does not use: 2 kB compressed on every page. */
export function leaveOutUnusedRouterParts(): Plugin {
  const found = new Set<string>()
  return {
    name: 'vitrine:unused-router-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const part = Object.keys(UNUSED).find((file) => id.includes('/react-router/dist/') && id.endsWith(file))
      if (part === undefined) return null
      found.add(part)
      return { code: UNUSED[part] ?? '', moduleSideEffects: false }
    },
    buildEnd(error) {
      const missed = Object.keys(UNUSED).filter((part) => !found.has(part))
      if (!error && missed.length > 0) this.error(`React Router has no ${missed.join(', ')} any more: see web/tools/unused-router-parts.ts`)
    },
  }
}
