import { expect, test } from 'vitest'
import { breakablePieces } from './BreakableText.tsx'

test.each([
  ['Purchase', ['Purchase']],
  ['Enterprise, Monthly', ['Enterprise, Monthly']],
  ['ann.lee@post.example', ['ann.', 'lee@', 'post.', 'example']],
  ['featherstonehaugh-cholmondeley', ['featherstonehaugh-cholmondeley']],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', ['ABCDEFGHIJKL', 'MNOPQRSTUVWX', 'YZ']],
  ['$ 24.99 on 2026-11-24', ['$ 24.99 on 2026-11-24']],
  ['', ['']],
])('%j may break between %j', (text, pieces) => {
  expect(breakablePieces(text)).toEqual(pieces)
  expect(breakablePieces(text).join('')).toBe(text)
})
