import { expect, test } from 'vitest'
import { seal, unseal } from './sealed-secret.ts'

const key = 'a long and random text of a setting'

test('opens with its key and context alone', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', { key, context: 'user:7' })
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP')
  expect(unseal(sealed, { key, context: 'user:7' })).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal(sealed, { key: `${key}!`, context: 'user:7' })).toBeNull()
  expect(unseal(sealed, { key, context: 'user:8' })).toBeNull()
})

test('what was changed or cut opens no more', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', { key, context: 'user:7' })
  for (const at of [0, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(changed, { key, context: 'user:7' })).toBeNull()
  }
  expect(unseal(sealed.subarray(0, 20), { key, context: 'user:7' })).toBeNull()
})

test('the same secret is sealed differently each time', () => {
  expect(seal('A', { key, context: '' })).not.toEqual(seal('A', { key, context: '' }))
})
