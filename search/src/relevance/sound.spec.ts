import { expect, test } from 'vitest'
import { soundsOf } from './sound.ts'

test.each([
  ['bakelight', 'bakelite'],
  ['steif', 'steiff'],
  ['cloisonnee', 'cloisonne'],
  ['majolika', 'majolica'],
  ['fonograf', 'phonograph'],
  ['kamper', 'quimper'],
])('%s and %s share a key', (typed, meant) => {
  expect(soundsOf(meant)).toEqual(expect.arrayContaining([soundsOf(typed)[0]]))
})

test.each(['urn', '1754', 'mk2000', 'чайник', 'galle1'])('%s has no key', (word) => {
  expect(soundsOf(word)).toEqual([])
})

test('a key of one consonant is none', () => {
  expect(soundsOf('galle')).toEqual(['KL'])
  expect(soundsOf('bayou')).toEqual([])
})
