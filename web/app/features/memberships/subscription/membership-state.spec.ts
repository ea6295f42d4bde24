import { expect, it } from 'vitest'
import { aMembership, aMobile } from '../../../../tests/a-membership.ts'
import { membershipState } from './membership-state.ts'

it.each([
  [
    'of nobody who pays',
    { status: 'Inactive' },
    'You currently have a non-paying account that allows you to search but not view any details. Please subscribe for a full membership.',
  ],
  [
    'in a trial',
    { status: 'In Trial', remainingTrialDaysText: '5 days left in your trial' },
    '5 days left in your trial.',
  ],
  ['that is active', { status: 'Active' }, 'Your membership is active. Thank you for trusting us!'],
  [
    'beyond its unpaid days',
    { status: 'Error' },
    'Your last payment failed. Please update your payment method.',
  ],
  [
    'unpaid and still open',
    { status: 'Active', paymentDueDate: '2026-12-01T00:00:00.000Z' },
    'Your last payment failed. Please update your payment method by Dec 01, 2026.',
  ],
  [
    'cancelled and running',
    { status: 'Active', endsDate: '2026-12-24T00:00:00.000Z' },
    'Your membership stays open until Dec 24, 2026.',
  ],
  [
    'that has ended',
    { status: 'Cancelled' },
    'Your subscription has been cancelled. For more information, please use the Contact Us form.',
  ],
  [
    'on hold',
    { status: 'On Hold', mobile: aMobile() },
    'On Hold, please go to the Settings from the Mobile app for more details.',
  ],
  [
    'bought on a phone',
    { status: 'Active', mobile: aMobile() },
    'Manage this subscription in the app where you bought it.',
  ],
  [
    'suspended',
    { status: 'Suspended', endsDate: '2026-12-24T00:00:00.000Z' },
    'Your account is suspended. Please write to Support.',
  ],
  [
    'of a team',
    { status: 'Active', isTeamUser: true },
    'Your membership is part of a work team. Its administrator manages it.',
  ],
] as const)('D3-105: a membership %s says so', (_, change, text) => {
  expect(membershipState(aMembership(change)).text).toBe(text)
})
