import { expect, test } from 'vitest'
import { isOwnHost } from './same-origin.ts'

const site = 'https://vitrine.example'

test.each([
  ['vitrine.example', site, true],
  ['evil.example', site, false],
  ['vitrine.example:8443', site, false],
  ['vitrine.example.evil.example', site, false],
  ['localhost.evil.example:3000', site, false],
  ['127.0.0.1.evil.example', site, false],
  ['', site, false],
  // A product that is opened on its own machine, or in its own network.
  ['localhost:3000', site, true],
  ['127.0.0.1:3000', site, true],
  ['192.168.1.20:3000', site, true],
  ['[::1]:3000', site, true],
  // Without a setting nobody has said what its name is.
  ['laptop.local:3000', undefined, true],
  ['laptop.local:3000', 'http://localhost:3000', true],
])('a page at %j, where the site is at %j, may be ours: %j', (host, publicUrl, own) => {
  expect(isOwnHost(host, publicUrl)).toBe(own)
})
