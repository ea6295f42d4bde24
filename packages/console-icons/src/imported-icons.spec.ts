import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const reactAdmin = [
  'node_modules/{ra-*,react-admin}/dist/**/*.js',
  'node_modules/@react-admin/*/dist/**/*.js',
]
const ours = ['admin/{src,tests}/**/*.{ts,tsx}', 'scripts/new/templates/**/*.txt']

/** Every icon that an installed package of react-admin imports from a file, with one file that does. */
function iconsOfReactAdmin(): Map<string, string> {
  const found = new Map<string, string>()
  for (const { file, text } of read(reactAdmin)) {
    for (const [, name = ''] of text.matchAll(
      /^\s*(?:import|export)\s[^;'"]*from\s*['"]@mui\/icons-material\/(\w+)/gm,
    ))
      found.set(name, file)
    if (/^import (?!type)[^;'"]*from ['"]@mui\/icons-material['"]/m.test(text))
      found.set('every icon at once', file)
  }
  return found
}

/** Every icon that a file of the console or a new resource imports by name, with one file that does. */
function iconsOfTheConsole(): Map<string, string> {
  const found = new Map<string, string>()
  for (const { file, text } of read(ours))
    for (const [, names = ''] of text.matchAll(/^import \{([^}]*)\} from '@mui\/icons-material'/gm))
      for (const [, name = ''] of names.matchAll(/(?:^|,)\s*(?!type )(\w+)/g)) found.set(name, file)
  return found
}

function read(patterns: readonly string[]): { file: string; text: string }[] {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

describe('the icons of the console', async () => {
  const byReactAdmin = iconsOfReactAdmin()
  const byConsole = iconsOfTheConsole()
  const named = Object.keys(await import('./index.ts'))

  it('are imported by react-admin and by the console', () => {
    expect([...byReactAdmin.values()].some((file) => file.startsWith('node_modules/ra-ui-materialui/'))).toBe(
      true,
    )
    expect([...byConsole.values()].some((file) => file.startsWith('admin/src/'))).toBe(true)
  })

  it.each([...byReactAdmin])('hold %s, which %s imports', (name) => {
    expect(existsSync(join(import.meta.dirname, `${name}.ts`))).toBe(true)
  })

  it.each([...byConsole])('name %s, which %s imports', (name) => {
    expect(named).toContain(name)
  })

  it('hold none that nobody imports', () => {
    const files = readdirSync(import.meta.dirname)
      .filter((file) => /^[A-Z]\w+\.ts$/.test(file))
      .map((file) => file.slice(0, -3))
    expect(files.filter((name) => !byReactAdmin.has(name))).toEqual([])
    expect(named.filter((name) => !byConsole.has(name))).toEqual([])
  })

  it("are drawings of MUI's kind, which take the size and the color of what stands around them", async () => {
    const { Add } = await import('./index.ts')
    expect(renderToStaticMarkup(createElement(Add, { fontSize: 'small' }))).toMatch(
      /<svg[^>]* class="[^"]*MuiSvgIcon-fontSizeSmall[^>]* viewBox="0 0 24 24"[^>]*><path d="M[^"]+"/,
    )
  })
})
