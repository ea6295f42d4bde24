import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ENTRIES, moduleOf } from './react-as-modules.ts'

const required = createRequire(import.meta.url)

it.each(ENTRIES)('what is read in the place of %s exports what production requires', (_, file, name) => {
  const source = join(dirname(required.resolve(name)), file)
  const list = /export \{ (.*) \}$/.exec(moduleOf(name, readFileSync(source, 'utf8')))?.[1] ?? ''
  const exported = new Set(list.split(', ').map((part) => part.split(' as ')[1]))
  expect(exported).toEqual(new Set([...Object.keys(required(source)), 'default']))
})

it('a file that asks for another in a way not known is refused', () => {
  expect(() => moduleOf('react', "exports.use = require('elsewhere').use")).toThrow('is no module')
})
