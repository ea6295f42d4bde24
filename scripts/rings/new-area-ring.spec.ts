import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../product/settings.ts'
import { expandBraces, newAreaInputs } from './new-area-ring.ts'

const templates = join(root, 'scripts/new/templates')
const packagesRoot: Record<string, string> = { '@vitrine/search': 'search/src' }

/** What a template imports from the tree, from the project's folder; its own area's files and npm's not. */
function importsOf(template: string): string[] {
  const [, ...inTree] = relative(templates, template).split('/')
  const specifiers = [...readFileSync(template, 'utf8').matchAll(/(?:from|import) '([^']+)'/g)]
  return specifiers.flatMap(([, specifier = '']) => {
    if (specifier.includes('{{')) return []
    if (specifier.startsWith('.')) return [normalize(join(dirname(inTree.join('/')), specifier))]
    const [, name = '', path = ''] = /^(@vitrine\/[a-z-]+)\/(.+)$/.exec(specifier) ?? []
    return name === ''
      ? []
      : [`${packagesRoot[name] ?? `packages/${name.slice('@vitrine/'.length)}/src`}/${path}.ts`]
  })
}

describe('the inputs of the check of a new area', () => {
  const inputs = newAreaInputs().flatMap(expandBraces)
  const isInput = (path: string) => inputs.some((glob) => matchesGlob(path, glob))

  it('hold the generator and every file that its templates import', () => {
    const files = readdirSync(templates, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    const imported = [...new Set(files.flatMap(importsOf))].filter((path) => existsSync(join(root, path)))
    expect(imported.length).toBeGreaterThan(40)
    expect(
      [...imported, ...files.map((file) => relative(root, file))].filter((path) => !isInput(path)),
    ).toEqual([])
  })

  it('hold every file that the generator edits', () => {
    const generator = readdirSync(join(root, 'scripts/new')).filter((name) => name.endsWith('.ts'))
    const edited = generator.flatMap((name) =>
      [...readFileSync(join(root, 'scripts/new', name), 'utf8').matchAll(/'([\w/-]+\.tsx?)'/g)].map(
        ([, path = '']) => path,
      ),
    )
    const inTree = edited.filter((path) => existsSync(join(root, path)))
    expect(inTree).toContain('api/src/areas.ts')
    expect(inTree.filter((path) => !isInput(path))).toEqual([])
  })

  it('match something each', () => {
    const nothing = newAreaInputs()
      .flatMap(expandBraces)
      .filter((glob) => !existsSync(join(root, glob.replace(/\*.*$/, ''))) && !glob.includes('page-views'))
    expect(nothing).toEqual([])
  })
})
