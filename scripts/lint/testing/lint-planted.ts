import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../..')

export interface Complaint {
  filename: string
  code: string
}

/** What the project's lint set-up says of these files alone, by path and text. */
export async function lintPlanted(files: Readonly<Record<string, string>>): Promise<Complaint[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-lint-'))
  try {
    await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    await cp(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const { stdout } = await promisify(execFile)(
      join(root, 'node_modules/.bin/oxlint'),
      ['--format=json', '--quiet', '.'],
      { cwd: folder },
    ).catch((failure: { stdout: string }) => failure)
    return JSON.parse(stdout).diagnostics
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
