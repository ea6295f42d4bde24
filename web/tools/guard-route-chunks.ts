import type { Plugin } from 'vite'

const ours = new URL('../app/shared/route-modules.ts', import.meta.url).pathname

/** The one file of React Router 8.4 that imports the chunks of routes. */
export const THEIRS = 'lib/dom/ssr/routeModules.js'

/** Puts our own loading of routes' chunks in the place of React Router's, in what browsers get. */
export function guardRouteChunks(): Plugin {
  let replaced = 0
  return {
    name: 'vitrine:guard-route-chunks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (!source.endsWith('/routeModules.js') || !importer?.includes('react-router')) return null
      replaced += 1
      return ours
    },
    buildEnd(error) {
      if (!error && replaced === 0)
        this.error(
          'React Router loads the chunks of routes in another way than web/tools/guard-route-chunks.ts knows',
        )
    },
  }
}
