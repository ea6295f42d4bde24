import { expect, test } from 'vitest'
import { isComplete, mayEnter, nextStep, stepState, type WizardProgress } from './wizard-steps.ts'

const at = (change: Partial<WizardProgress>): WizardProgress => ({
  current: 1,
  reached: 1,
  isValid: { 1: true, 2: true },
  hasPhotos: false,
  ...change,
})

test('D2-068, D3-035: a fresh wizard lets nobody skip a step, and Next leads one on', () => {
  expect([mayEnter(2, at({})), mayEnter(3, at({})), nextStep(at({}))]).toEqual([false, false, 2])
})

test('D2-068: every earlier step can be entered, whatever is wrong', () => {
  const progress = at({ current: 3, reached: 3, isValid: { 1: false, 2: false } })
  expect([mayEnter(1, progress), mayEnter(2, progress)]).toEqual([true, true])
})

test('D2-067, D2-069: forward by one needs the step, by two both of them', () => {
  expect(mayEnter(3, at({ reached: 3 }))).toBe(true)
  expect(mayEnter(3, at({ reached: 3, isValid: { 1: true, 2: false } }))).toBe(false)
  expect(mayEnter(2, at({ reached: 3, isValid: { 1: false, 2: true } }))).toBe(false)
  expect(nextStep(at({ current: 2, isValid: { 1: true, 2: false } }))).toBeNull()
  expect(nextStep(at({ current: 3 }))).toBeNull()
})

test('D2-070: each of the four states', () => {
  const progress = at({ current: 3, reached: 3, isValid: { 1: true, 2: false }, hasPhotos: true })
  expect([
    stepState(1, progress),
    stepState(2, progress),
    stepState(3, progress),
    stepState(2, at({})),
  ]).toEqual(['valid', 'error', 'current', 'disabled'])
})

test('D2-074: photos are complete with one photo, details without errors, review never', () => {
  expect([1, 2, 3].map((step) => isComplete(step as 1 | 2 | 3, at({ hasPhotos: true })))).toEqual([
    true,
    true,
    false,
  ])
  expect(isComplete(1, at({}))).toBe(false)
})
