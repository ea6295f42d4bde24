import { itemFilters, type ItemFilterName } from '@vitrine/contracts/vault-items/list-filters'
import { expect, it } from 'vitest'
import { filterProblem } from './filter-problem.ts'

const problem = (name: ItemFilterName, text: string) => {
  const filter = itemFilters.find((each) => each.name === name)
  if (!filter) throw new Error(name)
  return filterProblem(filter, text)
}

it.each([
  ['cost', '', null],
  ['cost', '100..', null],
  ['cost', '100..99.50', 'The end is before the beginning.'],
  ['value', 'much..', 'Please enter an amount, such as 100 or 99.95.'],
  ['value', '10..much', 'Please enter an amount, such as 100 or 99.95.'],
  ['acquired', '2020-01-01..2019-12-31', 'The end is before the beginning.'],
  ['acquired', '2020-13-01..', 'Please choose a day.'],
  ['valuedBefore', '0001-01-01', 'Please choose a day.'],
  ['specific', 'Movement=', 'Please fill in the name and the value.'],
  ['specific', '=Eight day', 'Please fill in the name and the value.'],
  ['specific', 'Movement=Eight day', null],
  ['maker', 'Meissen', null],
] as const)('%s of %j: %s', (name, text, words) => {
  expect(problem(name, text)).toBe(words)
})
