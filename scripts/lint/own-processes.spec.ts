import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { ownProcessLibraries }: { ownProcessLibraries: Readonly<Record<string, readonly string[]>> } =
  await import(join(import.meta.dirname, 'may-import.mjs'))
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'"\n;]*?(?:\n[^'"]*?)?'([^']+)'|import\('([^']+)'\)/g

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Our own file that a specifier names; null for what is installed. */
function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const [, workspace, inside] = /^@vitrine\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  if (!workspace || !inside) return null
  const folder = ['packages/', ''].map((parent) => join(root, `${parent}${workspace}`)).find(isFolder)
  return ['.ts', '.tsx'].map((end) => join(folder ?? '', 'src', `${inside}${end}`)).find(isFile) ?? null
}

/** Everything installed that a process loads, at its start or later, by the files that import it. */
function loadedBy(entry: string): Map<string, string[]> {
  const loaded = new Map<string, string[]>()
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file) || !isFile(file)) return
    seen.add(file)
    for (const [, stated, later] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const specifier = stated ?? later ?? ''
      const own = fileOf(file, specifier)
      if (own) visit(own)
      else loaded.set(specifier, [...(loaded.get(specifier) ?? []), file.slice(root.length + 1)])
    }
  }
  visit(join(root, entry))
  return loaded
}

const heavy = (entry: string) =>
  [...loadedBy(entry)].filter(([name]) =>
    Object.keys(ownProcessLibraries).some((library) => name === library || name.startsWith(`${library}/`)),
  )

it.each(['api/src/serve.ts', 'api/src/lead.ts', 'workers/src/main.ts'])(
  '%s loads no library that lays out, decodes or writes workbooks',
  (entry) => {
    expect(loadedBy(entry).has('@nestjs/core') || entry.endsWith('lead.ts')).toBe(true)
    expect(heavy(entry)).toEqual([])
  },
)

it('the processes made for it load them', () => {
  expect(heavy('packages/documents/src/document-process.ts').map(([name]) => name)).toEqual(
    expect.arrayContaining(['pdfkit', 'xlsx']),
  )
  expect(heavy('packages/decoding/src/decode-process.ts').map(([name]) => name)).toEqual(
    expect.arrayContaining(['sharp', 'mediabunny']),
  )
  expect(heavy('packages/import-reading/src/import-process.ts').map(([name]) => name)).toEqual(
    expect.arrayContaining(['yauzl', 'sax']),
  )
})
