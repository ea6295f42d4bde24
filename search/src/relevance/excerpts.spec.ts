import { describe, expect, test } from 'vitest'
import { excerptsFor } from './excerpts.ts'
import { planQuery, strictReading, type QueryTerm } from './query-plan.ts'

function termsOf(query: string): readonly QueryTerm[] {
  const plan = planQuery(query)
  return plan ? strictReading(plan).terms : []
}

/** With each matching word in brackets. */
function excerpt(query: string, text: string, { missing }: { missing?: string[] } = {}): string | null {
  const terms = termsOf(query)
  const found = excerptsFor(terms)(text, new Set(missing ?? terms.map(({ token }) => token)))
  return (
    found &&
    found.ranges.reduceRight(
      (marked, [from, to]) => `${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
      found.text,
    )
  )
}

describe('the sentence', () => {
  test.each([
    ['pewter', 'Tin is soft. Pewter is harder. Lead is grey.', '[Pewter] is harder. Lead is grey.'],
    ['pewter lead', 'Pewter is an alloy. Old pewter has lead in it.', 'Old [pewter] has [lead] in it.'],
    ['pewter', 'Silver is like it. Pewter by Smith & Co. In London.', '[Pewter] by Smith & Co. In London.'],
    ['blue', 'A jar, ca. 1780, or ca. 1790 in blue.', 'A jar, ca. 1780, or ca. 1790 in [blue].'],
    ['vases', 'Nothing.\nHe turned a vase.\nA last line.', 'He turned a [vase].'],
    ['sevres', 'A jar of Sèvres, c. 1780. It is blue.', 'A jar of [Sèvres], c. 1780. It is blue.'],
    ['wmf', 'Made by W. M. F. in Geislingen.', 'Made by [W. M. F]. in Geislingen.'],
    ['müller', 'A chair by Mueller stood here.', 'A chair by [Mueller] stood here.'],
    ['mueller', 'A chair by Müller stood here.', 'A chair by [Müller] stood here.'],
    ['teapot', 'A silver tea pot of 1740.', 'A silver [tea] [pot] of 1740.'],
    ['organization', 'Organs of the church.', '[Organs] of the church.'],
    ['ponies', 'One pony was blue.', 'One [pony] was blue.'],
    ['knife', 'Two knives lay there.', 'Two [knives] lay there.'],
  ])('for %s of %j', (query, text, expected) => expect(excerpt(query, text)).toBe(expected))

  test('with most of what is missing comes first, and marks all terms', () => {
    const text = 'A pewter plate of a pewter service. The teapot is of pewter, too. One teapot was sold.'
    expect(excerpt('pewter teapot', text, { missing: ['teapot'] })).toBe(
      'The [teapot] is of [pewter], too. One [teapot] was sold.',
    )
  })

  test('is none where the text has nothing that is missing', () => {
    expect(excerpt('pewter teapot', 'A pewter plate.', { missing: ['teapot'] })).toBeNull()
    expect(excerpt('teapot', '')).toBeNull()
  })

  test('is found by a misspelled word that stands for another', () => {
    const terms = termsOf('bakelight').map((term) => ({ ...term, typos: 2 as const }))
    expect(excerptsFor(terms)('Glass. Radios of bakelite.', new Set(['bakelight']))?.ranges).toEqual([
      [10, 18],
    ])
  })
})

describe('what is cut', () => {
  const filler = 'the maker of this large and very heavy piece of furniture is not known by name at all, and'
  const long = `At first ${filler} ${filler} then a marquetry panel was added, ${filler} ${filler} so it ended.`

  test('has about 200 characters, whole words and ellipses where a sentence is cut', () => {
    const found = excerpt('marquetry', long) ?? ''
    expect(found).toMatch(/^…\S.*\[marquetry\].*\S…$/)
    expect(found.length).toBeGreaterThan(150)
    expect(found.length).toBeLessThan(210)
    const words = new Set(long.split(' '))
    const shown = found.replaceAll(/[…[\]]/g, '').split(' ')
    expect(shown.filter((word) => !words.has(word) && !words.has(`${word},`))).toEqual([])
  })

  test('has no ellipsis where the paragraph begins and ends', () => {
    expect(excerpt('marquetry', 'A panel of marquetry.')).toBe('A panel of [marquetry].')
    expect(excerpt('first', long)).toMatch(/^At \[first\].*…$/)
    expect(excerpt('ended', long)).toMatch(/^….*it \[ended\]\.$/)
  })

  test('ends within no sign, also where a script has no spaces', () => {
    const found = excerptsFor(termsOf('vase'))(`vase ${'𠮷'.repeat(400)}`, new Set(['vase']))
    expect(found?.text.isWellFormed()).toBe(true)
    expect([...(found?.text ?? '')].length).toBeLessThan(210)
  })
})
