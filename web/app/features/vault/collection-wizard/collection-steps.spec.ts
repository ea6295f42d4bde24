import { expect, it } from 'vitest'
import { shownSteps, type CollectionProgress } from './collection-steps.ts'

const at = (change: Partial<CollectionProgress>) =>
  shownSteps({ current: 1, reached: 1, isValid: true, ...change }).map(({ name, state, mayEnter }) => [
    name,
    state,
    mayEnter,
  ])

it('D3-034, D3-035: a step is entered again once it was reached, and forward only over valid details', () => {
  expect(at({})).toEqual([
    ['Create collection', 'current', false],
    ['Add items', 'disabled', false],
  ])
  expect(at({ current: 2, reached: 2 })).toEqual([
    ['Create collection', 'valid', true],
    ['Add items', 'current', false],
  ])
  expect(at({ reached: 2 })).toEqual([
    ['Create collection', 'current', false],
    ['Add items', 'current', true],
  ])
  expect(at({ reached: 2, isValid: false })).toEqual([
    ['Create collection', 'error', false],
    ['Add items', 'disabled', false],
  ])
})
