import { expect, test } from 'vitest'
import { firstNameFailure, lastNameFailure } from './schemas.ts'

test.each(['Al', 'Anna Maria', 'Zoë', 'Ян', 'Łucja', 'José María '])('D3-140: %j is a name', (name) => {
  expect([firstNameFailure(name), lastNameFailure(name)]).toEqual([null, null])
})

test.each(['', 'A', 'A ', '1a', ' ab', 'Anne-Marie', "O'Neill", 'a1', 'A'.repeat(51), 'An\tna'])(
  'D3-140: %j is none, and the two fields say so in their own words',
  (name) => {
    expect(firstNameFailure(name)?.message).toBe('Please enter a valid first name')
    expect(lastNameFailure(name)?.message).toBe('Please enter a valid last name')
  },
)
