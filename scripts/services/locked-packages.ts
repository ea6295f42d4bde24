import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CannotGoOn } from '../product/failure.ts'
import { root } from '../product/settings.ts'
import { runTool } from '../rings/run-tool.ts'

const LOCKED = ['package.json', 'package-lock.json', '.npmrc']

/**
 * Packages that only a bench needs, installed by a lock of their own when it asks for them: they are
 * thousands of files.
 *
 * @param name of the folder below scripts, and below .cache where they go
 * @param files of that folder that run beside the packages
 * @returns the folder that holds `node_modules`
 * @throws CannotGoOn
 */
export async function provideLockedPackages(name: string, files: readonly string[] = []): Promise<string> {
  const [source, folder] = [join(root, 'scripts', name), join(root, '.cache', name)]
  const fingerprintFile = join(folder, 'node_modules/.installed')
  const fingerprint = createHash('sha256')
    .update(await readFile(join(source, 'package-lock.json')))
    .digest('hex')
  const installed = await readFile(fingerprintFile, 'utf8').catch(() => null)
  await mkdir(folder, { recursive: true })
  for (const file of [...LOCKED, ...files]) await copyFile(join(source, file), join(folder, file))
  if (installed === fingerprint) return folder
  // No script of a package runs: none of these needs one.
  const { code, output } = await runTool(
    'npm',
    ['ci', '--loglevel=error', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'],
    { cwd: folder },
  )
  if (code !== 0) throw new CannotGoOn(`The packages of scripts/${name} could not be installed:\n${output}`)
  await writeFile(fingerprintFile, fingerprint)
  return folder
}

/** The folder of Lighthouse's packages. @throws CannotGoOn */
export async function provideLighthouse(): Promise<string> {
  return join(await provideLockedPackages('lighthouse'), 'node_modules')
}

const POCKETBASE = { module: 'github.com/pocketbase/pocketbase/examples/base', version: 'v0.36.8' }

/** The folder of Vendure's packages, with what starts it (`vendure-server.mjs`). @throws CannotGoOn */
export async function provideVendure(): Promise<string> {
  return await provideLockedPackages('peers', ['vendure-server.mjs'])
}

/**
 * The path of a PocketBase server; built from its source (about 3 min on two cores) when it is not there yet. @throws
 * CannotGoOn
 */
export async function providePocketBase(): Promise<string> {
  const folder = join(root, '.cache/pocketbase', POCKETBASE.version)
  const program = join(folder, 'base')
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  try {
    await promisify(execFile)('go', ['install', `${POCKETBASE.module}@${POCKETBASE.version}`], {
      env: { ...process.env, GOBIN: folder },
    })
  } catch (error) {
    throw new CannotGoOn(
      `PocketBase could not be built; it needs go (go install ${POCKETBASE.module}@${POCKETBASE.version}):\n${String(error)}`,
    )
  }
  return program
}
