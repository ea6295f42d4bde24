import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unlessBuilt } from './unless-built.ts'

let root: string
let runs: number

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-built-'))
  runs = 0
  write('web/app/page.tsx', 'a page')
  write('packages/contracts/src/limits.ts', 'limits')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const build = (during: () => boolean | void = () => undefined) =>
  unlessBuilt({ root, projects: ['web'] }, () => {
    runs += 1
    write('web/build/page.js', 'built')
    return Promise.resolve(during() ?? true)
  })

test('a build runs again once a source or something that it made has changed, is new or is gone', async () => {
  await build()
  for (const change of [
    () => write('web/app/page.tsx', 'Another page'),
    () => write('packages/contracts/src/new.ts', 'new'),
    () => rmSync(join(root, 'packages/contracts/src/new.ts')),
    () => write('web/build/page.js', 'by hand'),
    () => rmSync(join(root, 'web/build/page.js')),
    () => rmSync(join(root, 'web/build'), { recursive: true }),
  ]) {
    const before = runs
    expect(await build()).toBe(true)
    expect(runs).toBe(before)
    change()
    await build()
    expect(runs).toBe(before + 1)
  }
})

test('what is installed, and what another project has made, is no reason to build', async () => {
  await build()
  write('web/node_modules/react/index.js', 'react')
  write('web/.react-router/types.ts', 'types')
  write('api/dist/main.js', 'built')
  await build()
  expect(runs).toBe(1)
})

test('a build that failed runs again, and so does one during which a source has changed', async () => {
  expect(await build(() => false)).toBe(false)
  await build(() => write('web/app/page.tsx', 'changed meanwhile'))
  await build()
  await build()
  expect(runs).toBe(3)
})
