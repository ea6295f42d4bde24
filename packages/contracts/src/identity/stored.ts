import { billingProviders } from './billing.ts'

/** Why a session has ended. */
export const sessionEnds = [
  'signed-out',
  'concurrent-sessions',
  'expired',
  'password-changed',
  'signed-out-everywhere',
] as const
export type SessionEnd = (typeof sessionEnds)[number]

/** What a link in a mail is for. */
export const linkPurposes = ['verify-email', 'reset-password'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Who bills a membership. */
export const membershipProviders = [...billingProviders, 'ios', 'android'] as const

/**
 * What has become of a request to delete an account. It is open while it waits, and where the deletion
 * failed.
 */
export const deletionStates = ['waiting', 'kept', 'deleted', 'failed'] as const
export type DeletionState = (typeof deletionStates)[number]
