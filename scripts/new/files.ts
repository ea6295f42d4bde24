import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { CannotGoOn } from '../product/failure.ts'

/** Fills `{{name}}` in a template's text and in its path. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{([\w ]+?)\}\}/g, (whole, name: string) => values[name] ?? whole)
}

/**
 * Writes a set of templates into the tree. Nothing is written where one of the files is there already.
 *
 * @returns the paths, from the project's folder
 */
export async function writeTemplates(
  root: string,
  set: string,
  values: Readonly<Record<string, string>>,
): Promise<string[]> {
  const folder = join(root, 'scripts/new/templates', set)
  const templates = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const planned = templates.map((template) => ({
    template,
    path: fill(relative(folder, template), values).replace(/\.txt$/, ''),
  }))
  const there = planned.find(({ path }) => existsSync(join(root, path)))
  if (there) throw new CannotGoOn(`${there.path} is there already; nothing was written.`)
  for (const { template, path } of planned) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), fill(await readFile(template, 'utf8'), values))
  }
  return planned.map(({ path }) => path)
}

export interface Insertion {
  /** What is put in. */
  text: string
  /** Before the first or the last place with this text, or after the first one. */
  beforeFirst?: string
  beforeLast?: string
  afterFirst?: string
  /** Skips a text that the file has already. */
  once?: boolean
}

/**
 * Puts lines into a file at places that are known by their text. @throws CannotGoOn where such a place is
 * gone
 */
export async function insertInto(
  root: string,
  path: string,
  insertions: readonly Insertion[],
): Promise<string> {
  let content = await readFile(join(root, path), 'utf8')
  for (const insertion of insertions) {
    const { text, once = false } = insertion
    if (once && content.includes(text)) continue
    const at = placeOf(insertion, content)
    if (at < 0) {
      const place = insertion.beforeFirst ?? insertion.afterFirst ?? insertion.beforeLast ?? ''
      throw new CannotGoOn(
        `${path} has no "${place.trim()}" any more, beside which a line belongs: scripts/new must learn its new shape.`,
      )
    }
    content = content.slice(0, at) + text + content.slice(at)
  }
  await writeFile(join(root, path), content)
  return path
}

function placeOf({ beforeFirst, beforeLast = '', afterFirst }: Insertion, content: string): number {
  if (beforeFirst !== undefined) return content.indexOf(beforeFirst)
  if (afterFirst === undefined) return content.lastIndexOf(beforeLast)
  const at = content.indexOf(afterFirst)
  return at < 0 ? at : at + afterFirst.length
}

/** An import, before the file's first: the order of imports means nothing. */
export const importLine = (line: string): Insertion => ({
  text: `${line}\n`,
  beforeFirst: 'import ',
  once: true,
})
