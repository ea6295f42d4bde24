import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BEGIN = 'window.__reactRouterManifest='
const FILL_IN_IDS = 'for(const[id,route]of Object.entries(routes))route.id=id;'

/** The table as the router made it, beside the build: what each page loads is weighed by it. */
export const WHOLE_MANIFEST_FILE = new URL('../build/whole-manifest.json', import.meta.url)

/**
 * The router's table of routes as browsers load it, when the reader is about to leave the first page
 * (app/shared/route-table.ts): a module, without what is false or empty, which the router reads the same
 * where it is absent, and with imports in one order, so that lists that are alike look alike to the
 * compression. What pages under /app import is left out: only fetching ahead needs it. A route's id is the
 * key that it stands under: the script says it once and fills it in.
 */
export function slimmed(script: string): string {
  const manifest: unknown = JSON.parse(wholeManifest(script), (key, value: unknown) => {
    if (value === false || (key === 'css' && Array.isArray(value) && value.length === 0)) return undefined
    if (key === 'routes')
      return Object.fromEntries(
        Object.entries(asRoutes(value)).map(([id, route]) => [
          id,
          isOfApp(id, asRoutes(value))
            ? { ...route, id: undefined, imports: undefined }
            : { ...route, id: undefined },
        ]),
      )
    return key === 'imports' && Array.isArray(value)
      ? value.toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
      : value
  })
  const { routes } = manifest as { routes: Routes }
  return `export const routes=${JSON.stringify(routes)};${FILL_IN_IDS}`
}

function wholeManifest(script: string): string {
  if (!script.startsWith(BEGIN))
    throw new Error('The table of routes begins in another way than before: see web/tools/slim-manifest.ts')
  return script.slice(BEGIN.length).replace(/;\s*$/, '')
}

type Routes = Readonly<Record<string, { path?: string; parentId?: string }>>

function asRoutes(value: unknown): Routes {
  return typeof value === 'object' && value !== null ? (value as Routes) : {}
}

/** By the path of the route, or of the page that it stands in. */
function isOfApp(id: string, routes: Routes): boolean {
  const route = routes[id]
  if (!route) return false
  return (
    /^app(\/|$)/.test(route.path ?? '') || (route.parentId !== undefined && isOfApp(route.parentId, routes))
  )
}

/** Before anything is compressed. */
export async function slimManifest(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined) throw new Error('There is no table of routes: see web/tools/slim-manifest.ts')
  const path = join(assets, name)
  const script = await readFile(path, 'utf8')
  await writeFile(WHOLE_MANIFEST_FILE, wholeManifest(script))
  await writeFile(path, slimmed(script))
}
