import { expect, it } from 'vitest'
import { runsAt } from './announce.ts'

const started = { dataDir: '/data', seconds: 2.04, isFilling: false }

it('tells where the site is, and of workers alone no site', () => {
  expect(runsAt({ url: 'http://localhost:3000', ...started })).toBe(
    '\nVitrine runs at http://localhost:3000  (ready in 2.0 s, data in /data, Ctrl-C stops it)',
  )
  expect(runsAt({ url: null, ...started })).toBe(
    '\nThe workers of Vitrine run  (ready in 2.0 s, data in /data, Ctrl-C stops it)',
  )
})
