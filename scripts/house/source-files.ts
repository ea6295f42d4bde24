import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SourceFile {
  /** From the root of the tree, with forward slashes. */
  path: string
  text: string
}

const TEMPLATES = 'scripts/new/templates'
const SOURCE = /\.tsx?$/
const OUTPUT = new Set(['node_modules', 'dist', 'build'])

/** Every TypeScript file of the tree, tests included; build output and templates are left out. */
export function readSources(root: string, folder = ''): SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry): SourceFile[] => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isFile() && SOURCE.test(entry.name))
        return [{ path, text: readFileSync(join(root, path), 'utf8') }]
      const isRead = entry.isDirectory() && !entry.name.startsWith('.') && !OUTPUT.has(entry.name)
      return isRead && path !== TEMPLATES ? readSources(root, path) : []
    })
}

const SPEC = /[.-]spec\.tsx?$/
const TEST_FOLDER = /(^|\/)(testing|tests)\//
const TEST_WORKSPACE = /^(e2e|bench)\//
const GENERATED = /\/generated\//

/** Whether the product or the commands of `npm run` contain the file: no test, bench or generated file. */
export function isProduction(path: string): boolean {
  return ![SPEC, TEST_FOLDER, TEST_WORKSPACE, GENERATED].some((pattern) => pattern.test(path))
}

/** A last line break ends a line and begins none. */
export function lineCount({ text }: Pick<SourceFile, 'text'>): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length
}
