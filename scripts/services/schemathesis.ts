import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { onPath } from './on-path.ts'

const run = promisify(execFile)

const VERSION = '4.32.0'
/** The versions of what it needs: another Python may need more, and gets that as it comes. */
const CONSTRAINTS = resolve(import.meta.dirname, 'schemathesis-constraints.txt')
const ENVIRONMENT = resolve(import.meta.dirname, `../../.cache/schemathesis/${VERSION}`)

/** The path of schemathesis, in a Python environment of its own; installed from PyPI when it is not there yet. */
export async function ensureSchemathesis(): Promise<string> {
  const program = join(ENVIRONMENT, 'bin', 'schemathesis')
  if (existsSync(program)) return program
  const python = onPath('python3')
  if (!python) throw new Error('schemathesis needs Python: install python3 and python3-venv')
  try {
    await run(python, ['-m', 'venv', '--clear', ENVIRONMENT])
    await run(join(ENVIRONMENT, 'bin', 'pip'), [
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '--constraint',
      CONSTRAINTS,
      `schemathesis==${VERSION}`,
    ])
  } catch (error) {
    await rm(ENVIRONMENT, { recursive: true, force: true })
    throw new Error(
      `schemathesis ${VERSION} could not be installed (python3 -m venv, pip): ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
  return program
}
