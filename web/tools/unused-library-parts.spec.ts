import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import config from '../react-router.config.ts'
import { UNUSED } from './unused-library-parts.ts'

const required = createRequire(import.meta.url)
const sourceOf = (file: string) => {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? ''
  return readFileSync(
    join(dirname(required.resolve(`${name}/package.json`)), file.slice(name.length)),
    'utf8',
  )
}
const namesOf = (code: string) =>
  [...code.matchAll(/export (?:const (\w+)|\{([^}]*)\})/g)]
    .flatMap(([, constant, list = '']) =>
      constant ? [constant] : list.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
    )
    .toSorted()

it.each(Object.entries(UNUSED))(
  'what stands in the place of %s exports what the installed one exports',
  (file, code) => {
    expect(namesOf(code)).toEqual(namesOf(sourceOf(file)))
  },
)

it('the router’s own discovery of routes is not in use', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' })
})

it('the router uses its instrumentations only where it is given some, but for a question that then has no response', () => {
  const router = sourceOf('react-router/dist/production/lib/router/router.js')
  expect(router.match(/if \((?:init|opts\?)\.instrumentations\)/g)).toHaveLength(3)
  expect(router).toContain('if (instrumentationResultMetaReceiver)')
})
