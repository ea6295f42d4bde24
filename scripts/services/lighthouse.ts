import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotGoOn } from '../product/failure.ts'
import { root } from '../product/settings.ts'
import { runTool } from '../rings/run-tool.ts'

const source = join(root, 'scripts/lighthouse')
const folder = join(root, '.cache/lighthouse')
const stampFile = join(folder, 'node_modules/.installed')

/**
 * The folder of Lighthouse's packages, installed by a lock of its own when a bench asks for them: they are 10,000 files
 * that nobody else needs. @throws CannotGoOn
 */
export async function provideLighthouse(): Promise<string> {
  const stamp = createHash('sha256').update(await readFile(join(source, 'package-lock.json'))).digest('hex')
  const installed = await readFile(stampFile, 'utf8').catch(() => null)
  if (installed !== stamp) await install(stamp)
  return join(folder, 'node_modules')
}

async function install(stamp: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) await copyFile(join(source, file), join(folder, file))
  const { code, output } = await runTool('npm', ['ci', '--loglevel=error', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })
  if (code !== 0) throw new CannotGoOn(`Lighthouse could not be installed:\n${output}`)
  await writeFile(stampFile, stamp)
}
