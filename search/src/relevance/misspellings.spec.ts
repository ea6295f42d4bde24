import { expect, test } from 'vitest'
import { misspellingOf, misspellingsOf } from './misspellings.ts'

test.each([
  ['chiar', 1, 'chair', 'oneTypo'],
  ['xase', 1, 'vase', 'oneTypo'],
  ['cippendlae', 2, 'chippendale', 'twoTypos'],
  ['bakelight', 2, 'bakelite', 'sound'],
  ['kamper', 2, 'quimper', 'sound'],
] as const)('%s, with %d typos at most, may be %s', (token, typos, word, how) =>
  expect(misspellingOf({ token, typos }, word)).toMatchObject({ word, how }),
)

test.each([
  ['barbie', 2, 'barye'],
  ['galle', 2, 'gallery'],
  ['cippendlae', 1, 'chippendale'],
  ['chair', 1, 'chair'],
  ['bakelight', 0, 'bakelite'],
  ['bureau', 2, 'opera'],
] as const)('%s, with %d typos at most, is not %s', (token, typos, word) =>
  expect(misspellingOf({ token, typos }, word)).toBeNull(),
)

test('the nearest word comes first', () => {
  const words = ['majolite', 'major', 'majolica', 'majolikas']
  expect(misspellingsOf({ token: 'majolika', typos: 2 }, words).map(({ word }) => word)).toEqual([
    'majolica',
    'majolikas',
    'majolite',
  ])
})
