import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'] })

const manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) })

test('one file of the product has xlsx, and takes of it what writes alone: docs/adr/0012', () => {
  const importing = files('{api,workers,search,web,admin,packages}/**/*.{ts,tsx,mjs}')
    .filter((file) => !/spec\.tsx?$/.test(file))
    .filter((file) => /['"]xlsx(\/[^'"]*)?['"]/.test(read(file)))
  expect(importing).toHaveLength(1)
  const [, names] = /import \{([^}]*)\} from 'xlsx'/.exec(read(importing[0] ?? '')) ?? []
  expect(names?.split(',').map((name) => name.trim())).toEqual(['utils', 'write'])
  expect(read(importing[0] ?? '').match(/xlsx/g)).toHaveLength(1)
})

test('xlsx is pinned to a version that is in the registry', () => {
  const versions = files('{package.json,*/package.json,packages/*/package.json}')
    .map((file) => manifest.parse(JSON.parse(read(file))).dependencies['xlsx'])
    .filter((version) => version !== undefined)
  expect(versions).toEqual(['0.18.5'])
})
