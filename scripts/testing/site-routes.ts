import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../product/settings.ts'

interface RouteEntry {
  id?: string
  path?: string
  index?: boolean
  /** From web/app. */
  file: string
  children?: RouteEntry[]
}

const MODULE = 'virtual:site-routes'
const FOUND = `\0${MODULE}`

/**
 * Gives tests in the browser the member site's own table of routes (`web/app/routes.ts`) with the modules
 * that it names, and the site's own pictures.
 */
export function siteRoutes(): Plugin {
  return {
    name: 'vitrine-site-routes',
    // A page shows the site's own pictures: one that does not come gives way to another, sooner or later.
    config: () => ({ publicDir: join(root, 'web/public') }),
    resolveId: (id) => (id === MODULE ? FOUND : null),
    async load(id) {
      if (id !== FOUND) return null
      const { default: entries } = (await import(join(root, 'web/app/routes.ts'))) as {
        default: RouteEntry[]
      }
      const imports: string[] = []
      const table = entries.map((entry) => written(entry, imports)).join(', ')
      return `${imports.join('\n')}\nexport const routes = [${table}]`
    },
  }
}

function written({ id, path, index, file, children = [] }: RouteEntry, imports: string[]): string {
  const name = `module${imports.length}`
  imports.push(`import * as ${name} from ${JSON.stringify(join(root, 'web/app', file))}`)
  const below = children.map((child) => written(child, imports)).join(', ')
  return `{ id: ${JSON.stringify(id ?? file)}, path: ${JSON.stringify(path)}, index: ${index === true}, module: ${name}, children: [${below}] }`
}
