import { runTool } from '../rings/run-tool.ts'
import { onPath } from './on-path.ts'

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
