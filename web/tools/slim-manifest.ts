import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BEGIN = 'window.__reactRouterManifest='

/**
 * The router's table of routes as every page loads it: without what is false or empty, which the router reads the same where it is
 * absent, and with imports in one order, so that lists that are alike look alike to the compression.
 */
export function slimmed(script: string): string {
  if (!script.startsWith(BEGIN)) throw new Error('The table of routes begins in another way than before: see web/tools/slim-manifest.ts')
  const manifest: unknown = JSON.parse(script.slice(BEGIN.length).replace(/;\s*$/, ''), (key, value: unknown) => {
    if (value === false || (key === 'css' && Array.isArray(value) && value.length === 0)) return undefined
    return key === 'imports' && Array.isArray(value) ? value.toSorted((one, other) => (String(one) < String(other) ? -1 : 1)) : value
  })
  return `${BEGIN}${JSON.stringify(manifest)};`
}

/** Before anything is compressed. */
export async function slimManifest(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined) throw new Error('There is no table of routes: see web/tools/slim-manifest.ts')
  const path = join(assets, name)
  await writeFile(path, slimmed(await readFile(path, 'utf8')))
}
