import { synonymInputSchema, synonymLimits } from '@vitrine/contracts/synonyms/schemas'
import { wordsOf } from '@vitrine/contracts/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { readThesaurus, thesaurusLanguages, type ThesaurusEntry } from './read-thesaurus.ts'

/** Questions of collectors. Names are terms; a question is none. */
const questions = [
  'how to date bakelite',
  'how to tell if ivory is real',
  'how do I know if my silver is real',
  'pewter teapot',
  'civil war sword',
  'old clock value',
  'silver hallmark lion',
  'what is sterling silver',
  'fake sevres',
  'glass that glows under black light',
  'photograph on silver plate',
  'old record player with horn',
  'stamp upside down airplane',
  'whale tooth carving',
  'egyptian figure tomb',
  'coin with bent buffalo carved',
  'doll with porcelain head',
  'civil war money',
  'indian rug',
  'old map',
  'gas pump',
  'hair jewelry',
  'kids train set',
  'matchbox holder silver',
  'german helmet ww1',
  'old coke tray',
]

/** Words that lead to two entries, which are both meant: a toy and a mounted animal. */
const meantTwice = ['epbm', 'stuffed animal']

let entries: ThesaurusEntry[]
beforeAll(async () => {
  entries = await readThesaurus()
})

/** As search compares them. */
const asSearched = (term: string) => wordsOf(term).join(' ')

const termsOf = ({ term, same, from, narrower }: ThesaurusEntry) => [term, ...same, ...from, ...narrower]

function repeated(terms: readonly string[]): string[] {
  const byWords = Map.groupBy(terms, asSearched)
  return [...byWords.values()].filter((group) => group.length > 1).map((group) => group.join(' / '))
}

describe('the thesaurus of the starter content', () => {
  test('every list is one that the console accepts', () => {
    const lists = entries.flatMap(({ term, same, from, narrower }) => [
      { kind: 'equal', terms: [term, ...same] },
      ...from.map((word) => ({ kind: 'one-way', terms: [word, term] })),
      { kind: 'one-way', terms: [term, ...narrower] },
    ])
    const refused = lists.filter(
      (list) => list.terms.length > 1 && !synonymInputSchema.safeParse(list).success,
    )
    expect(refused).toEqual([])
    const long = entries.filter(({ from }) => from.length > synonymLimits.termsMax - 1)
    expect(long.map(({ term }) => term)).toEqual([])
  })

  test('a term is preferred or equal in one entry alone', () => {
    expect(repeated(entries.flatMap(({ term, same }) => [term, ...same]))).toEqual([])
  })

  test('within an entry no word finds the term twice', () => {
    expect(entries.flatMap(({ term, same, from }) => repeated([term, ...same, ...from]))).toEqual([])
  })

  test('a word leads to two entries only where both are meant, or one is broader', () => {
    const byWord = Map.groupBy(
      entries.flatMap((entry) =>
        [entry.term, ...entry.same, ...entry.from].map((word) => ({ word: asSearched(word), entry })),
      ),
      ({ word }) => word,
    )
    const isBroader = (entry: ThesaurusEntry, { term }: ThesaurusEntry) =>
      entry.narrower.some((narrower) => asSearched(narrower) === asSearched(term))
    const twice = [...byWord].filter(([, led]) => {
      const [first, second, ...more] = led.map(({ entry }) => entry)
      if (!first || !second) return false
      return more.length > 0 || !(isBroader(first, second) || isBroader(second, first))
    })
    expect(twice.map(([word]) => word).toSorted()).toEqual(meantTwice)
  })

  test('it has at least 4,000 terms, and at least 180 words of each language', () => {
    const terms = new Set(entries.flatMap(termsOf).map(asSearched))
    expect(terms.size).toBeGreaterThanOrEqual(4_000)
    expect(terms.size).toBeLessThanOrEqual(5_000)
    const few = thesaurusLanguages.filter(
      (language) => entries.flatMap(({ words }) => words[language] ?? []).length < 180,
    )
    expect(few).toEqual([])
  })

  test('every entry leads somewhere', () => {
    const alone = entries.filter(
      ({ same, from, narrower }) => same.length + from.length + narrower.length === 0,
    )
    expect(alone).toEqual([])
  })

  test('an identifier of the Art & Architecture Thesaurus names one term', () => {
    const byId = Map.groupBy(
      entries.filter(({ aat }) => aat !== undefined),
      ({ aat }) => aat,
    )
    expect([...byId.values()].filter((group) => group.length > 1)).toEqual([])
  })

  test('no question is a term', () => {
    const terms = new Set(entries.flatMap(termsOf).map(asSearched))
    expect(questions.filter((question) => terms.has(asSearched(question)))).toEqual([])
  })
})
