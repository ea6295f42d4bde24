import { describe, expect, it } from 'vitest'
import { SeenKeys } from './seen-keys.ts'

describe('seen keys', () => {
  it('knows each key that came by, and no other, beyond its first size', () => {
    const seen = new SeenKeys()
    for (let number = 0; number < 100_000; number += 1)
      if (!seen.add(`vase-${number}`)) expect.fail(`vase-${number} is new`)
    for (let number = 0; number < 100_000; number += 97) expect(seen.add(`vase-${number}`)).toBe(false)
    expect(seen.add('vase-100000')).toBe(true)
  })
})
