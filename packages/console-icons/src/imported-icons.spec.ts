import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const importers = [
  'node_modules/{ra-*,react-admin}/dist/**/*.js',
  'node_modules/@react-admin/*/dist/**/*.js',
  'admin/{src,tests}/**/*.{ts,tsx}',
  'scripts/new/templates/**/*.txt',
]

/**
 * Every icon that an installed package of react-admin, a file of the console or a new resource imports, with
 * one file that does.
 */
function importedIcons(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of importers.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, name = ''] of text.matchAll(
      /^\s*(?:import|export)\s[^;'"]*from\s*['"]@mui\/icons-material\/(\w+)/gm,
    ))
      found.set(name, file)
    if (/^import (?!type)[^;'"]*from ['"]@mui\/icons-material['"]/m.test(text))
      found.set('every icon at once', file)
  }
  return found
}

describe('the icons of the console', () => {
  const imported = importedIcons()

  it('are imported by react-admin and by the console', () => {
    expect([...imported.values()].some((file) => file.startsWith('node_modules/ra-ui-materialui/'))).toBe(
      true,
    )
    expect([...imported.values()].some((file) => file.startsWith('admin/src/'))).toBe(true)
  })

  it.each([...imported])('hold %s, which %s imports', (name) => {
    expect(existsSync(join(import.meta.dirname, `${name}.ts`))).toBe(true)
  })

  it('hold none that nobody imports', () => {
    const files = readdirSync(import.meta.dirname)
      .filter((file) => /^[A-Z]\w+\.ts$/.test(file))
      .map((file) => file.slice(0, -3))
    expect(files.filter((name) => !imported.has(name))).toEqual([])
  })

  it("are drawings of MUI's kind, which take the size and the color of what stands around them", async () => {
    const { default: Add } = await import('./Add.ts')
    expect(renderToStaticMarkup(createElement(Add, { fontSize: 'small' }))).toMatch(
      /<svg[^>]* class="[^"]*MuiSvgIcon-fontSizeSmall[^>]* viewBox="0 0 24 24"[^>]*><path d="M[^"]+"/,
    )
  })
})
