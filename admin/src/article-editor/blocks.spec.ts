import { describe, expect, test } from 'vitest'
import { changed, emptyBlock, insertAt, isSameContent, keyed, moved, problemsOf, toContent } from './blocks.ts'

const rules = { allowedHosts: ['images.example'], mediaBase: '/media/' }
const heading = (text: string) => keyed({ type: 'heading', level: 2, text })
const picture = (src: string, alt = '') => keyed({ type: 'picture', src, alt, caption: '' })

describe('blocks', () => {
  test('move by one place, and stay at the ends', () => {
    const [a, b, c] = [heading('a'), heading('b'), heading('c')]
    expect(moved([a, b, c], c.key, -1)).toEqual([a, c, b])
    expect(moved([a, b, c], a.key, -1)).toEqual([a, b, c])
    expect(moved([a, b, c], c.key, 1)).toEqual([a, b, c])
  })

  test('keep their keys while they change', () => {
    const a = heading('a')
    expect(changed([a], a.key, { type: 'heading', level: 3, text: 'b' })).toEqual([{ key: a.key, block: { type: 'heading', level: 3, text: 'b' } }])
  })

  test('in which nothing was written are not sent, and make no difference', () => {
    const a = heading('a')
    const more = insertAt([a], 0, keyed(emptyBlock('text')))
    expect(toContent([...more, keyed(emptyBlock('heading')), keyed(emptyBlock('picture'))])).toEqual([a.block])
    expect(isSameContent([a], more)).toBe(true)
    expect(isSameContent([a], [heading('b')])).toBe(false)
  })
})

test('a picture needs an address that readers may load', () => {
  const [missing, foreign, own, hosted] = [picture('', 'A vase'), picture('https://elsewhere.example/a.jpg'), picture('/media/a.webp'), picture('https://images.example/a.jpg')]
  expect([...problemsOf([missing, foreign, own, hosted, picture('')], rules).keys()]).toEqual([missing.key, foreign.key])
})

test('sources are sent without the empty lines between them, and too long a line is told', () => {
  const written = keyed({ type: 'sources', items: ['  A book, 1952 ', '', 'A catalog, 1975'] })
  expect(toContent([written, keyed({ type: 'sources', items: ['', ' '] })])).toEqual([{ type: 'sources', items: ['A book, 1952', 'A catalog, 1975'] }])
  const long = keyed({ type: 'sources', items: ['x'.repeat(301)] })
  expect([...problemsOf([written, long], rules).keys()]).toEqual([long.key])
})
