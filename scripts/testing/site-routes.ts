import { readFile } from 'node:fs/promises'
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
 * Gives tests in the browser the member site's own table of routes (`web/app/routes.ts`), each with what its
 * module exports and an import of it, and the site's own pictures. A page loads the modules of the routes
 * that it opens: all of them are several hundred, for every file of tests.
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
      const table = await Promise.all(entries.map(written))
      return `export const routes = [${table.join(', ')}]`
    },
  }
}

async function written({ id, path, index, file, children = [] }: RouteEntry): Promise<string> {
  const modulePath = join(root, 'web/app', file)
  const exported = exportedNames(await readFile(modulePath, 'utf8'))
  const table = JSON.stringify({ id: id ?? file, path, index: index === true, exported }).slice(1, -1)
  const below = await Promise.all(children.map(written))
  return `{ ${table}, load: () => import(${JSON.stringify(modulePath)}), children: [${below.join(', ')}] }`
}

/** The names that a route's module exports, types left out: the framework knows them before it loads one. */
function exportedNames(code: string): string[] {
  return Array.from(
    code.matchAll(/^export (?:(?:async )?(?:function|const) |\{ (?:\w+ as )?)(\w+)/gm),
    ([, name]) => name!,
  )
}
