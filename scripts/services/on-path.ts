import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runTool } from '../rings/run-tool.ts'

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

/** Installs Debian packages when we may (root, apt). Returns whether they are there now. */
export async function installSystemPackages(...names: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`Installing ${names.join(', ')} with apt-get …`)
  await runTool('apt-get', ['update', '-q'], { environment })
  const { code, output } = await runTool(
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', ...names],
    { environment },
  )
  if (code !== 0) console.error(output.trim().split('\n').slice(-3).join('\n'))
  return code === 0
}
