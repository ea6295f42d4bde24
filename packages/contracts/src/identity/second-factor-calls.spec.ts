import { expect, test } from 'vitest'
import { requiresSecondFactor } from '../access.ts'
import { endpoints } from '../areas.ts'

/**
 * What a session of staff can change with the password alone. Each entry covers the calls that begin with it.
 * A new call of members that takes over, ends or charges the account requires the second factor instead.
 */
const open: Readonly<Record<string, string>> = {
  'identity.confirm-second-factor': 'is how a second factor is set up',
  'identity.set-up-second-factor': 'is how a second factor is set up; refused where there is one',
  'identity.pass-second-factor': 'is how the code is entered',
  'identity.renew-recovery-codes': 'takes a code of its own',
  'identity.drop-second-factor': 'takes a code of its own',
  'identity.request-verification': 'sends an email to the owner',
  'identity.change-display-name': 'is shown to readers and can be changed back',
  'identity.keep-account': 'stops a deletion, which somebody without their device must be able to do',
  'memberships.complete-checkout': 'reports a payment that was made already',
  'teams.confirm-invitation': 'needs the secret of an email',
  'teams.decline-invitation': 'needs the secret of an email',
  'newsletter.change-email-preference': 'can be changed back',
  'preferences.': 'can be changed back',
  'saved-searches.': 'are no part of what staff may do',
  'favorites.': 'are no part of what staff may do',
  'price-guide.use-lookup': 'is no part of what staff may do',
  'worth-score.': 'is no part of what staff may do',
  'tags.': 'belong to the vault of the same member',
  'custom-attributes.': 'belong to the vault of the same member',
  'collections.': 'belong to the vault of the same member',
  'forbidden-words.check-text': 'changes nothing',
  'vault-items.': 'belong to the vault of the same member; what is deleted can be restored',
  'vault-history.': 'belong to the vault of the same member',
  'vault-downloads.start-document': 'makes a document of the same member’s vault',
  'vault-records.': 'belong to the vault of the same member; a history says what was changed',
  'vault-media.': 'belong to the vault of the same member',
  'vault-drafts.': 'belong to the vault of the same member',
  'vault-imports.': 'belong to the vault of the same member; what they make can be undone',
  'own-fields.': 'belong to the vault of the same member',
  'locations.': 'belong to the vault of the same member',
  'vault-views.': 'belong to the vault of the same member',
  'vault-trash.': 'belong to the vault of the same member',
}

const withoutCode = endpoints
  .filter(
    ({ method, access }) => method !== 'GET' && !['visitor', 'token', 'webhook'].includes(String(access)),
  )
  .filter((endpoint) => !requiresSecondFactor(endpoint))
  .map(({ name }) => name)

test('a call that changes something requires the second factor, or has a reason not to', () => {
  expect(withoutCode.filter((name) => !Object.keys(open).some((begin) => name.startsWith(begin)))).toEqual([])
})

test('each reason is that of a call', () => {
  expect(Object.keys(open).filter((begin) => !withoutCode.some((name) => name.startsWith(begin)))).toEqual([])
})
