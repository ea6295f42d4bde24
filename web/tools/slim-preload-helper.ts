import type { Plugin } from 'vite'

const HELPER = 'vite/preload-helper'

/**
 * What a late chunk needs here: the site has one style sheet, which every page has loaded, and no list of a
 * chunk's own parts.
 */
const LOADS_ALONE = 'export const __vitePreload = (load) => load()'

/**
 * Vite wraps each import on demand in a helper that first loads the chunk's style sheets and parts. With one
 * style sheet and `modulePreload: false` there are none, and the helper would weigh a kilobyte on every
 * page.
 */
export function slimPreloadHelper(): Plugin {
  return {
    name: 'vitrine:slim-preload-helper',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: (_code, id) =>
      id.includes(HELPER) ? { code: LOADS_ALONE, map: null, moduleSideEffects: false } : null,
    generateBundle(_, bundle) {
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      if (styles.length > 1)
        this.error(
          `The site has ${styles.length} style sheets now: a late chunk's own would not be loaded. See web/tools/slim-preload-helper.ts`,
        )
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.code.includes('vite:preloadError'))
          this.error('Vite has another preload helper than before: see web/tools/slim-preload-helper.ts')
      }
    },
  }
}
