import { describe, expect, test } from 'vitest'
import { confirmFailure, passwordFailure, passwordStrength } from './password-rules.ts'

describe('a new password', () => {
  test.each([
    ['', 'Please enter a password', 'null'],
    ['Abc123', 'Password must contain at least 7 characters', 'Size'],
    [`Abc1${'x'.repeat(29)}`, 'Password must be no more than 32 characters', 'Size'],
    ['abcdef1', 'Password needs at least one uppercase letter', 'invalid'],
    ['ABCDEF1', 'Password needs at least one lowercase letter', 'invalid'],
    ['Abcdefg', 'Password needs at least one number', 'invalid'],
    ['abc', 'Password must contain at least 7 characters', 'Size'],
  ])('D3-092, D3-142, D3-143: %j is refused: %s', (password, message, errorCode) => {
    expect(passwordFailure(password)).toEqual({ message, errorCode })
  })

  test.each(['Abcdef1', `Abc1${'x'.repeat(28)}`, 'Ünder-7-ö', 'ab C1 😀'])(
    'D3-092: %j is taken',
    (password) => {
      expect(passwordFailure(password)).toBeNull()
    },
  )

  test('D3-142, D3-143: is asked for twice', () => {
    expect(confirmFailure('Abcdef1', '')?.message).toBe('Please confirm your password')
    expect(confirmFailure('Abcdef1', 'Abcdef2')?.message).toBe('Passwords do not match')
    expect(confirmFailure('Abcdef1', 'Abcdef1')).toBeNull()
  })
})

test.each([
  ['Abcdefgh1', 'strong'],
  ['Abcdefg1', 'medium'],
  ['abcdef1', 'medium'],
  ['Abcdefg', 'medium'],
  ['ABCDEF1', 'medium'],
  ['abcdefghijk1', 'medium'],
  ['abcdefg', 'weak'],
  ['1234567', 'weak'],
  ['abc1', 'weak'],
  ['aB', 'weak'],
  ['Ab1', 'weak'],
  ['abcdef', null],
  ['-------', null],
  ['', null],
] as const)('D3-093: the strength of %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
