import type { Role } from '@vitrine/contracts/roles'
import type { SubscriptionStatus } from '@vitrine/contracts/standing'
import { expect, test } from 'vitest'
import { worthFaceOf, type WorthFace } from './worth-face.ts'

test.each<[Role, SubscriptionStatus, WorthFace]>([
  ['ROLE_UNLIMITED', 'Active', 'open'],
  ['ROLE_ENTERPRISE', 'Active', 'open'],
  ['ROLE_PRICE_GUIDE_LITE', 'Active', 'open'],
  ['ROLE_FREE', 'In Trial', 'open'],
  ['ROLE_MARKS', 'Active', 'upgrade'],
  ['ROLE_LIBRARY', 'Active', 'upgrade'],
  ['ROLE_UNLIMITED', 'On Hold', 're-enable'],
  ['ROLE_UNLIMITED', 'Error', 're-enable'],
  ['ROLE_UNLIMITED', 'Suspended', 'suspended'],
  ['ROLE_UNLIMITED', 'Cancelled', 'guest'],
  ['ROLE_FREE', 'Inactive', 'guest'],
])('D2-182: %s with %s meets: %s', (role, subscriptionStatus, face) => {
  expect(worthFaceOf({ roles: [role], subscriptionStatus })).toBe(face)
})

test('a visitor is a guest', () => {
  expect(worthFaceOf(null)).toBe('guest')
})
