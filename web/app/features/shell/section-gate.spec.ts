import { describe, expect, it } from 'vitest'
import { aUser } from '../../../tests/a-user.ts'
import { gateFor } from './section-gate.ts'

describe('what stands before a section', () => {
  it('for subscribers: visitors and free members meet the paid subscribers’ words', () => {
    expect(gateFor('subscriber', null)).toBe('paid')
    expect(gateFor('subscriber', aUser())).toBe('paid')
    expect(gateFor('subscriber', aUser(['ROLE_UNLIMITED'], 'Active'))).toBe('open')
    expect(gateFor('subscriber', aUser(['ROLE_FREE'], 'In Trial'))).toBe('open')
  })

  it('for members: visitors are asked to log in', () => {
    expect(gateFor('member', null)).toBe('log in')
    expect(gateFor('member', aUser())).toBe('open')
  })
})
