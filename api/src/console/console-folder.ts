import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * `admin/dist` of this project, seen from the bundle as well as from the source: the nearest folder above
 * that has an admin.
 */
export function consoleFolder(from: string = import.meta.dirname): string {
  const candidate = join(from, 'admin', 'dist')
  const above = dirname(from)
  return existsSync(join(from, 'admin', 'package.json')) || above === from ? candidate : consoleFolder(above)
}
