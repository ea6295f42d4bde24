import { defineArea } from '../area.ts'
import * as accountEndpoints from './account-endpoints.ts'
import * as deletionEndpoints from './deletion-endpoints.ts'
import * as endpoints from './endpoints.ts'
import { keepAccount } from './keep-account-endpoint.ts'
import * as secondFactorEndpoints from './second-factor-endpoints.ts'
import { billingPeriods, currencies } from './billing.ts'
import { deletionStates, linkPurposes, membershipProviders, sessionEnds } from './stored.ts'
import { subscriptionStatuses } from '../standing.ts'

export const identityArea = defineArea({
  name: 'identity',
  endpoints: [
    ...Object.values(endpoints),
    ...Object.values(accountEndpoints),
    ...Object.values(secondFactorEndpoints),
    ...Object.values(deletionEndpoints),
    keepAccount,
  ],
  personalPaths: ['login', 'app'],
  purges: ['sessions', 'accountLinks', 'signInFailures'],
  membersRows: {
    'sessions.user_id': 'erased',
    'memberships.user_id': 'erased',
    'account_links.user_id': 'erased',
    'second_factors.user_id': 'erased',
  },
  choices: {
    'sessions.ended_reason': sessionEnds,
    'account_links.purpose': linkPurposes,
    'account_deletion_requests.state': deletionStates,
    'memberships.status': subscriptionStatuses,
    'memberships.billing_period': billingPeriods,
    'memberships.currency': currencies,
    'memberships.provider': membershipProviders,
  },
})
