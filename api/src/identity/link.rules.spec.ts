import { expect, test } from 'vitest'
import { linkFailure, type AccountLink } from './link.rules.ts'

const now = new Date('2026-03-04T05:06:07Z')
const link: AccountLink = {
  id: 1,
  userId: 2,
  emailNormalized: 'a@b.example',
  currentEmail: 'a@b.example',
  expiresAt: new Date(now.getTime() + 1),
  usedAt: null,
  replacedAt: null,
}

test.each([
  ['a link that is open', link, null],
  ['none', undefined, 'LINK_UNKNOWN'],
  ['one for an address of before', { ...link, currentEmail: 'new@b.example' }, 'LINK_UNKNOWN'],
  ['one that was used', { ...link, usedAt: now, replacedAt: now }, 'LINK_USED'],
  ['one with a newer one', { ...link, replacedAt: now }, 'LINK_REPLACED'],
  ['one at its end', { ...link, expiresAt: now }, 'LINK_EXPIRED'],
] as const)('%s', (_, given, failure) => {
  expect(linkFailure(given, now)).toBe(failure)
})
