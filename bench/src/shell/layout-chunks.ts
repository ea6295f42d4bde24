import { globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const assets = resolve(import.meta.dirname, '../../../web/build/client/assets')

/** Each layout's own chunk and its bytes; what both show lies in chunks that all pages share. */
export function layoutChunks(): Record<string, number> {
  const files = globSync('*-layout-*.js', { cwd: assets })
  return Object.fromEntries(
    files.map((file) => [file.split('-layout-', 1)[0] ?? file, statSync(join(assets, file)).size]),
  )
}
