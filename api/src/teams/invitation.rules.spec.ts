import { expect, test } from 'vitest'
import { invitationFailure } from './invitation.rules.ts'

const now = new Date('2026-05-08T00:00:00Z')
const open = {
  teamUserId: 7,
  expiresAt: new Date('2026-05-08T00:00:01Z'),
  answeredAt: null,
  replacedAt: null,
}

test.each([
  ['that is none of ours', undefined, 'LINK_UNKNOWN'],
  [
    'that was answered, whatever came after',
    { ...open, answeredAt: now, teamUserId: null, expiresAt: now },
    'LINK_USED',
  ],
  ['of which a newer one was sent', { ...open, replacedAt: now }, 'LINK_REPLACED'],
  [
    'that has run out, whether its entry is gone yet or not',
    { ...open, expiresAt: now, teamUserId: null },
    'LINK_EXPIRED',
  ],
  ['that was withdrawn', { ...open, teamUserId: null }, 'NOT_FOUND'],
] as const)('an invitation %s cannot be answered', (_, invitation, code) => {
  expect(invitationFailure(invitation, now)?.code).toBe(code)
})

test('an open one can, until its last moment', () => {
  expect(invitationFailure(open, now)).toBeNull()
})
