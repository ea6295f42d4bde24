import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources } from './house/source-files.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })].map((path) => ({
  path,
  text: read(path),
}))

/** Paths that exist only on a running product, and words with a slash that are no paths. */
const NOT_IN_THE_TREE = [
  /^\.data\//,
  /(^|\/)(dist|build)\//,
  /^(logs|mails|postgres|renditions|uploads|vault)\/$/,
  /^(accounts|instance)\.json$/,
  /^imports\/.*-refused\.ndjson$/,
  /^generated\/dictionary-articles-/,
  /^docker-compose\.override\.yml$/,
  /^(origin\/main|import\/no-cycle|Europe\/Paris|03\/04\/2020|10\.0\.0\.0\/8,loopback)$/,
]

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'build', '.git', '.cache', '.nx', '.data'])
const SOURCE_ENDING = /\.(tsx?|mjs|cjs|md|ya?ml|json|css)$/

/** Every file and folder of the tree, each with a slash before it. */
const tree = listTree('')

function listTree(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED_FOLDERS.has(entry.name)) return []
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? [path, ...listTree(path)] : [path]
  })
}

/** Code spans of a page, without fenced blocks. */
function codeSpans(text: string): string[] {
  return [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

/** A path starts with no slash and has no `{id}`, unlike a URL. It has a slash or the ending of a source file. */
function isPath(code: string): boolean {
  return (
    /^(?:[\w.*-]|<[^>]+>|\{[^{}]*,[^{}]*\})(?:[\w.*/-]|<[^>]+>|\{[^{}]*,[^{}]*\})*$/.test(code) &&
    (code.includes('/') || SOURCE_ENDING.test(code))
  )
}

function isInTree(path: string): boolean {
  return expandBraces(path.replace(/\/$/, '')).every((one) => {
    const start = /^\.[\w-]+(\.\w+)?$/.test(one) && SOURCE_ENDING.test(one) ? '' : '/'
    const pattern = new RegExp(`${start}${asPattern(one)}$`)
    return tree.some((entry) => pattern.test(entry))
  })
}

/** `{a,b}/c` is `a/c` and `b/c`. */
function expandBraces(path: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(path) ?? []
  return choices === ''
    ? [path]
    : choices.split(',').flatMap((choice) => expandBraces(`${before}${choice}${after}`))
}

/** `*` and `<area>` stand for one name, `**` for any folders. */
function asPattern(path: string): string {
  return path
    .replaceAll('**/', '\u0000')
    .replaceAll(/\*|<[^>]+>/g, '\u0001')
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('\u0000', '(?:.*/)?')
    .replaceAll('\u0001', '[^/]+')
}

/** The file of a module as code imports it: `@vitrine/contracts/dictionary/endpoints`. */
function moduleFile(code: string): string | undefined {
  return /^@vitrine\/([\w-]+\/.+)$/.exec(code)?.[1]?.replace('/', '/src/')
}

const scripts: unknown = JSON.parse(read('package.json'))
const vitestConfig = read('vitest.config.ts')

/** What may follow ` -- `, where a folder or a file lists it. */
const ARGUMENTS: Record<string, (word: string) => boolean> = {
  bench: (word) => word === 'table' || tree.includes(`/bench/src/${word}.ts`),
  new: (word) => read('scripts/new.ts').includes(`kind === '${word}'`),
  test: (word) => new RegExp(`\\b${word}\\b`).test(read('scripts/test.ts')),
  verify: (word) => tree.includes(`/scripts/verify/${word}.ts`),
}

function hasScript(name: string): boolean {
  return (scripts as { scripts: Record<string, string> }).scripts[name] !== undefined
}

/** Commands of a page that the tree does not have. */
function unknownCommands(text: string): string[] {
  const commands = [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)(?: -- ([^`|\n]*))?/g)]
  const unknown = commands.filter(([command, name = '', given = '']) => {
    if (!command.startsWith('npm run ') && !['test', 'start'].includes(name)) return false
    const word = /^[a-z][a-z-]*/.exec(given)?.[0]
    return !hasScript(name) || (word !== undefined && !(ARGUMENTS[name]?.(word) ?? true))
  })
  const projects = [...text.matchAll(/vitest run --project ([\w-]+)/g)].filter(
    ([, name = '']) => !vitestConfig.includes(`name: '${name}'`),
  )
  return [...unknown, ...projects].map(([command]) => command)
}

/** The anchors of a page, as GitHub makes them from its headings. */
function anchorsOf(text: string): Set<string> {
  const headings = text.matchAll(/^#+ (.+)$/gm)
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** Links of a page to files or anchors that are missing. */
function brokenLinks({ path, text }: { path: string; text: string }): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return links.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false
    const [file = '', anchor] = target.split('#')
    const linked = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file))
    if (!tree.includes(`/${linked.replace(/\/$/, '')}`)) return true
    return anchor !== undefined && !anchorsOf(read(linked)).has(anchor)
  })
}

describe.each(pages)('$path', ({ path, text }) => {
  it('names paths that exist', () => {
    const missing = codeSpans(text)
      .map((code) => moduleFile(code) ?? code)
      .filter((code) => isPath(code) && !NOT_IN_THE_TREE.some((pattern) => pattern.test(code)))
      .filter((code) => ![code, `${code}.ts`, `${code}.tsx`].some(isInTree))
    expect(missing).toEqual([])
  })

  it('names commands that exist', () => {
    expect(unknownCommands(text)).toEqual([])
  })

  it('links to files and headings that exist', () => {
    expect(brokenLinks({ path, text })).toEqual([])
  })
})

describe('source files', () => {
  it('name pages of docs that exist', () => {
    const named = readSources(root).flatMap(({ path, text }) =>
      [...text.matchAll(/\bdocs\/[\w/-]+(?:\.md)?/g)].map(([page]) => ({ path, page })),
    )
    const missing = named.filter(({ page }) => !tree.some((entry) => entry.startsWith(`/${page}`)))
    expect(missing).toEqual([])
  })
})

describe('the checks of this file', () => {
  it.each(['api/src/<area>/', 'e2e/{start,faults}', 'docs/**/*.md', '*.int-spec.ts', '.int-spec.ts'])(
    'find %s',
    (path) => expect(isInTree(path)).toBe(true),
  )

  it.each(['api/src/no-such-area/', 'e2e/{api,nothing}', 'nothing.ts', '.nothing.ts'])('miss %s', (path) =>
    expect(isInTree(path)).toBe(false),
  )

  it('find a command, a bench and a project that do not exist', () => {
    const text = '`npm run nothing`, `npm run bench -- nothing`, `npx vitest run --project nothing`'
    expect(unknownCommands(text)).toHaveLength(3)
  })

  it('find a link to a heading that does not exist', () => {
    const text = '[one](#a-page) [two](#nothing) [three](nothing.md)\n\n# A page'
    expect(brokenLinks({ path: 'docs/search.md', text })).toEqual(['#a-page', '#nothing', 'nothing.md'])
  })
})
