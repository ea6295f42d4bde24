import { describe, expect, test } from 'vitest'
import { tokensOf } from '../tokens.ts'
import { alternativesOf } from './alternatives.ts'

const ways = (text: string, token: string) =>
  alternativesOf(tokensOf(text), token).map(({ tokens }) => tokens.join(' '))

describe('other ways to write a word', () => {
  test.each([
    ['armour', 'armor'],
    ['plow', 'plough'],
    ['grey', 'gray'],
    ['jewellery', 'jewelry'],
    ['storey', 'story'],
    ['lacquerised', 'lacquerized'],
    ['stencilled', 'stenciled'],
    ['lustreware', 'lusterware'],
  ])('British and American spelling: %s and %s', (one, other) => {
    expect(ways(one, one)).toContain(other)
    expect(ways(other, other)).toContain(one)
  })

  test.each([
    ['knives', 'knife'],
    ['fishermen', 'fisherman'],
    ['amphorae', 'amphora'],
    ['bureaux', 'bureau'],
    ['heroes', 'hero'],
    ['mice', 'mouse'],
    ['putti', 'putto'],
    ['appendices', 'appendix'],
    ['kylikes', 'kylix'],
    ['lekythoi', 'lekythos'],
    ['bijoux', 'bijou'],
    ['cherubim', 'cherub'],
    ['stelae', 'stele'],
    ['staves', 'staff'],
    ['drop-leaves', 'leaf'],
  ])('plurals that no common rule makes: %s and %s', (plural, singular) => {
    const word = tokensOf(plural).at(-1) ?? ''
    expect(ways(word, word)).toContain(singular)
    expect(ways(singular, singular)).toContain(word)
  })

  test('neighbours put together, for both of them', () => {
    expect(ways('silver tea pot', 'tea')).toContain('teapot')
    expect(ways('silver tea pot', 'pot')).toContain('teapot')
    expect(ways('silver tea pot', 'silver')).not.toContain('teapot')
  })

  test('neighbours put together are spelled in the other way, too', () => {
    expect(ways('silver centre piece', 'centre')).toContain('centerpiece')
  })

  test('a word taken apart, in parts that may be words', () => {
    expect(ways('wineglass', 'wineglass')).toEqual(['win eglass', 'wine glass', 'wineg lass', 'winegl ass'])
    expect(ways('wineglasses', 'wineglasses')).toEqual(expect.arrayContaining(['wine glasses', 'wine glass']))
    expect(ways('vase', 'vase')).toEqual([])
  })

  test.each([
    ['c', 'circa'],
    ['st', 'saint'],
    ['attr', 'attributed'],
    ['mop', 'mother of pearl'],
    ['mss', 'manuscripts'],
    ['photos', 'photographs'],
  ])('abbreviations: %s and %s', (short, long) => expect(ways(short, short)).toContain(long))

  test('numbers, other scripts and common words have none', () => {
    expect(ways('1750', '1750')).toEqual([])
    expect(ways('花瓶', '花瓶')).toEqual([])
    expect(ways('bowl', 'bowl')).toEqual([])
    expect(ways('constructor', 'constructor')).not.toContain(undefined)
  })

  test('no way comes twice, and none is the word itself', () => {
    for (const word of ['colour', 'glass', 'saint', 'leaves', 'moulding']) {
      const found = ways(word, word)
      expect(new Set(found).size).toBe(found.length)
      expect(found).not.toContain(word)
    }
  })
})
