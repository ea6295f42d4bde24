import { describe, expect, it } from 'vitest'
import { EqualNames, NamedText, namesOfTitle, runsOf, titleKeysOf, withoutCopies, worksIn } from './names.ts'

const equals = new EqualNames([
  ['electroplate', 'silver plate'],
  ['longcase clock', 'grandfather clock'],
])
const names = (title: string) => namesOfTitle(title, equals)
const found = (texts: string[], title: string) => new NamedText(texts).find(names(title))

describe('the names of an article', () => {
  it('are its title, what stands in parentheses, and synonyms', () => {
    expect(names('Electroplate (EPNS)')).toEqual({ own: ['electroplate'], synonyms: ['silver plate'] })
    expect(names('Pewter')).toEqual({ own: ['pewter'], synonyms: [] })
  })

  it('are found as a whole, in the singular and the plural, with or without accents', () => {
    expect(found(['The History of Portrait Miniatures'], 'Portrait Miniature').count).toBe(1)
    expect(found(['Interlaced Ls of Sevres'], 'Sèvres').count).toBe(1)
    expect(found(['Ivories Ancient and Mediaeval'], 'Ivory').count).toBe(1)
    expect(found(['Grandfather clocks'], 'Longcase Clock')).toEqual({ count: 1, words: 2 })
    expect(found(['Pewterers of Europe', 'Cameos in relief'], 'Pewter').count).toBe(0)
  })

  it('are counted, also where one follows the other', () => {
    expect(found(['Pewter, pewter pewter'], 'Pewter').count).toBe(3)
  })

  it('do not cross the end of a clause, nor a text', () => {
    expect(found(['Colored glass, portrait. Miniature', 'Portrait'], 'Portrait Miniature').count).toBe(0)
  })

  it('are no synonym that shares its noun with a word before it', () => {
    expect(found(['Hall Marks on Gold and Silver Plate'], 'Electroplate').count).toBe(0)
    expect(found(['Copper, and Sheffield Plate'], 'Sheffield Plate').count).toBe(1)
  })
})

it('a text may name the titles that its runs of words, their singulars, plurals and synonyms are', () => {
  const runs = runsOf(['Simon & Halbig of Gräfenhain. Bisque Dolls'])
  expect([...runs]).toEqual(expect.arrayContaining(['Simon & Halbig', 'Gräfenhain', 'Bisque Dolls']))
  expect([...runs].some((run) => run.includes('.'))).toBe(false)
  expect(titleKeysOf(['Bisque Dolls'], equals)).toEqual(
    expect.arrayContaining(['bisque dolls', 'bisque doll']),
  )
  expect(titleKeysOf(['silver plate'], equals)).toContain('electroplate')
})

it('a source names a work by each run of its parts', () => {
  expect(worksIn('Ada Bell, Old Plate, New and Old, 1901')).toEqual(
    expect.arrayContaining(['Old Plate', 'Old Plate, New and Old']),
  )
})

it('a sentence about copies tells nothing of who is named in it', () => {
  expect(
    withoutCopies('Copies from Meissen are collected. Minton made it.\nDaum, in the style of Gallé'),
  ).toBe('Minton made it.')
})
