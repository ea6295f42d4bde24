import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The full path of a program, or null. System folders are looked through even where PATH leaves them out. */
export function onPath(program: string): string | null {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/local/bin',
    '/usr/bin',
    '/bin',
    '/usr/local/sbin',
    '/usr/sbin',
    '/sbin',
  ]
  for (const folder of folders) {
    const path = join(folder, program)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // Not in this one.
    }
  }
  return null
}
