import { ownFieldMessages as messages } from '@vitrine/contracts/own-fields/messages'
import { expect, test } from 'vitest'
import { ownFieldFormSchema, typedOf } from './own-field-form.ts'

const typed = { ...typedOf(null), name: 'Grade' }
const problems = (change: object) =>
  ownFieldFormSchema
    .safeParse({ ...typed, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('what is typed becomes what is sent, without what the type does not have', () => {
  const left = { unit: 'mm', choices: ' Fine \n\nGood\n', categoryId: '' }
  const sent = { name: 'Grade', unit: '', choices: [], categoryId: null, renameValues: true }
  expect(ownFieldFormSchema.parse({ ...typed, ...left })).toEqual({ ...sent, type: 'text' })
  expect(ownFieldFormSchema.parse({ ...typed, ...left, type: 'choice', categoryId: '7' })).toEqual({
    ...sent,
    type: 'choice',
    choices: ['Fine', 'Good'],
    categoryId: 7,
  })
  expect(ownFieldFormSchema.parse({ ...typed, ...left, type: 'number' })).toMatchObject({ unit: 'mm' })
})

test('a problem stands at its field, one of a choice at all of them', () => {
  expect(problems({ name: ' ' })).toEqual([['name', messages.required]])
  expect(problems({ type: 'choice' })).toEqual([['choices', messages.choicesMissing]])
  expect(problems({ type: 'choice', choices: 'Fine\nFINE' })).toEqual([['choices', messages.choiceTwice]])
})

test('a field that is there is typed as it is', () => {
  const field = {
    id: 3,
    name: 'Grade',
    type: 'choice',
    unit: '',
    choices: ['A', 'B'],
    categoryId: 7,
  } as const
  expect(ownFieldFormSchema.parse(typedOf({ ...field, choices: [...field.choices] }))).toEqual({
    name: 'Grade',
    type: 'choice',
    unit: '',
    choices: ['A', 'B'],
    categoryId: 7,
    renameValues: true,
  })
})
