import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { THEIRS } from './guard-route-chunks.ts'

const installed = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

it.each(['development', 'production'])(
  'what is replaced of the installed React Router (%s) does just this: it imports a route’s chunk, or reloads',
  (build) => {
    const code = readFileSync(join(installed, 'dist', build, THEIRS), 'utf8')
    expect(code.match(/export \{.*\}/)?.[0]).toBe('export { loadRouteModule }')
    expect(code).toMatch(/import\([^)]*route\.module\s*\)/)
    expect(code).toContain('window.location.reload()')
  },
)
