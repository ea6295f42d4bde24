import { expect, test } from 'vitest'
import { planQuery } from '../query-plan.ts'
import { rewritingsOf } from './rewritings.ts'

const rewritings = (text: string) => {
  const plan = planQuery(text)
  return plan ? rewritingsOf(plan.tokens, plan.terms) : []
}

test('one word written in another way at a time', () => {
  expect(rewritings('grey armour')).toEqual(expect.arrayContaining(['gray armour', 'grey armor']))
})

test('what is joined takes the place of both', () => {
  expect(rewritings('tea pot stand')).toContain('teapot stand')
  expect(rewritings('tea pot stand')).not.toContain('teapot pot stand')
})

test('what is taken apart takes the place of one', () => {
  expect(rewritings('old teapot')).toContain('old tea pot')
})

test('a word in other forms leaves the rest as it was typed', () => {
  expect(rewritings('tea pot pot')).not.toContain('tea pot pot')
})
