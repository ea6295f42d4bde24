import { expect, test } from 'vitest'
import { highlightsOf } from './highlights.ts'
import { planQuery, strictReading } from './query-plan.ts'

const term = { token: 'vases', typos: 0, isBeginning: false, alternatives: [] } as const
const marked = (text: string, ...terms: Parameters<typeof highlightsOf>[1]) =>
  highlightsOf(text, terms).map(([from, to]) => text.slice(from, to))

test.each([
  ['A vase, two VASES, vasebody', ['vase', 'VASES']],
  ['Vàse\u0301s of glass', ['Vàse\u0301s']],
  ['nothing', []],
  ['', []],
])('in %j other forms are marked as they are written', (text, words) =>
  expect(marked(text, term)).toEqual(words),
)

function markedBy(query: string, text: string): string[] {
  const plan = planQuery(query)
  return marked(text, ...(plan ? strictReading(plan).terms : []))
}

test.each([
  ['hawaii', 'Hawaiʻi kapa', ['Hawaiʻi']],
  ["o'neill", 'O’Neill and Neill', ['O’Neill']],
  ['neill', 'O’Neill', ['Neill']],
  ['horloge', 'Quai de l’Horloge', ['Horloge']],
  ['o neill', 'O’Neill', ['O’Neill']],
  ['wmf', 'A W. M. F. dish', ['W. M. F']],
  ['coca cola', 'Coca-Cola™ tray', ['Coca', 'Cola']],
  ['no 5', '№ 5 scent', ['№', '5']],
  ['1/2 penny', '½ penny', ['½', 'penny']],
  ['porcelain', 'Por\u00adce\u00adlain', ['Por\u00adce\u00adlain']],
  ['menagere', '🏺 Me\u0301nage\u0300re', ['Me\u0301nage\u0300re']],
  ['office', 'Oﬃce Ｏffice', ['Oﬃce', 'Ｏffice']],
  ['earl', 'Earl’s', ['Earl']],
])('%s in %s marks what is written there', (query, text, words) =>
  expect(markedBy(query, text)).toEqual(words),
)

test.each([
  ["l'oreal", 'Quai de l’Horloge', []],
  ['vitamin c', 'Vitamin C of C. M. Coolidge, carved', ['Vitamin', 'C']],
  ['w vase', 'W.M.F. vase', ['vase']],
  ['deco d', "Deco: Objet d'art, drawn", ['Deco']],
  ['plan a', 'Plan as an A', ['Plan', 'A']],
])('%s marks no single letter in other words of %s', (query, text, words) =>
  expect(markedBy(query, text)).toEqual(words),
)

test('an unfinished word marks what it begins, a misspelled one what it stands for', () => {
  expect(
    marked('Chippendale chair', { token: 'chip', typos: 0, isBeginning: true, alternatives: [] }),
  ).toEqual(['Chippendale'])
  expect(
    marked('Chippendale chair', { token: 'cippendlae', typos: 2, isBeginning: false, alternatives: [] }),
  ).toEqual(['Chippendale'])
  expect(
    marked('Chippendale chair', { token: 'cippendlae', typos: 0, isBeginning: false, alternatives: [] }),
  ).toEqual([])
})
