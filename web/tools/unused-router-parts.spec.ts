import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import config from '../react-router.config.ts'
import { UNUSED } from './unused-router-parts.ts'

const installed = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const namesOf = (code: string) =>
  [...code.matchAll(/export (?:const (\w+)|\{([^}]*)\})/g)]
    .flatMap(([, constant, list = '']) => (constant ? [constant] : list.split(',').map((name) => name.trim().split(' as ').at(-1) ?? '')))
    .toSorted()

it.each(Object.entries(UNUSED))('what stands in the place of %s exports what the installed one exports', (file, code) => {
  expect(namesOf(code)).toEqual(namesOf(readFileSync(join(installed, 'dist/production', file), 'utf8')))
})

it('the site sends its whole table of routes', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' })
})

it('the router uses its instrumentations only where it is given some, but for a question that then has no response', () => {
  const router = readFileSync(join(installed, 'dist/production/lib/router/router.js'), 'utf8')
  expect(router.match(/if \((?:init|opts\?)\.instrumentations\)/g)).toHaveLength(3)
  expect(router).toContain('if (instrumentationResultMetaReceiver)')
})
