import { writeFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { isOfAppAlone, remembered } from './chunk-names.ts'

/** Which modules of pages under /app stand in which file, beside the build. */
export const APP_MODULES_FILE = new URL('../build/app-modules.json', import.meta.url)

/**
 * Notes, for each file of the browser's scripts, the modules in it that pages under /app alone use: no public
 * page may load such a file.
 */
export function noteAppModules(pagesOfApp: ReadonlySet<string>): Plugin {
  return {
    name: 'vitrine:app-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(_options, bundle) {
      const importersOf = remembered((id) => this.getModuleInfo(id))
      const files = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== 'chunk') return []
        const modules = chunk.moduleIds.filter((id) => isOfAppAlone(id, importersOf, pagesOfApp))
        return modules.length > 0
          ? [
              [
                `/${chunk.fileName}`,
                modules.map((id) => id.replace(/^.*[\\/](?=web[\\/]app|packages|node_modules)/, '')),
              ] as const,
            ]
          : []
      })
      await writeFile(APP_MODULES_FILE, JSON.stringify(Object.fromEntries(files), null, 1))
    },
  }
}
