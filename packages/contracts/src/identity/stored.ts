/** Why a session has ended. */
export const sessionEnds = ['signed-out', 'concurrent-sessions', 'expired', 'password-changed', 'signed-out-everywhere'] as const
export type SessionEnd = (typeof sessionEnds)[number]

/** What a link in a mail is for. */
export const linkPurposes = ['verify-email', 'reset-password'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Who bills a membership. */
export const membershipProviders = ['zuora', 'avangate', 'ios', 'android'] as const
