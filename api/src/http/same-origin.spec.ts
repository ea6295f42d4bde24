import { expect, test } from 'vitest'
import { ownOrigin } from './same-origin.ts'

const site = 'https://vitrine.example'

test.each([
  ['vitrine.example', 'https', site, site],
  // Whoever asks over the plain scheme (a proxy that ends https) is told by the setting what the site's
  // origin is.
  ['vitrine.example', 'http', site, site],
  ['VITRINE.example', 'http', site, site],
  ['vitrine.example:443', 'http', site, site],
  ['evil.example', 'https', site, null],
  ['vitrine.example:8443', 'https', site, null],
  ['vitrine.example.evil.example', 'https', site, null],
  ['localhost.evil.example:3000', 'http', site, null],
  ['127.0.0.1.evil.example', 'http', site, null],
  ['', 'http', site, null],
  // A product that is opened on its own machine, or in its own network.
  ['localhost:3000', 'http', site, 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http', site, 'http://127.0.0.1:3000'],
  ['192.168.1.20:3000', 'https', site, 'https://192.168.1.20:3000'],
  ['[::1]:3000', 'http', site, 'http://[::1]:3000'],
  // Without a setting nobody has said what its name is.
  ['laptop.local:3000', 'http', undefined, 'http://laptop.local:3000'],
  ['laptop.local', 'https', undefined, 'https://laptop.local'],
  ['laptop.local:3000', 'http', 'http://localhost:3000', 'http://laptop.local:3000'],
  // What a client may have written before a proxy that passes it on: neither is an origin.
  ['laptop.local', 'file', undefined, null],
  ['laptop.local', 'javascript', undefined, null],
  ['', 'http', undefined, null],
])(
  'what %j serves over %s, where the site is at %j, has the origin %j',
  (host, scheme, publicUrl, origin) => {
    expect(ownOrigin({ host, scheme }, publicUrl)).toBe(origin)
  },
)
