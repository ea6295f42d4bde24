export const deletionLimits = {
  /** How long an account can be kept after its deletion was asked for. */
  graceDays: 30,
  /** Of the optional reason. */
  reasonMax: 500,
} as const

/** What the deletion of an account says where it is refused. */
export const deletionMessages = {
  passwordRequired: 'Please enter your password',
  passwordWrong: 'This is not your password',
  reasonTooLong: `A reason has at most ${deletionLimits.reasonMax} characters`,
  lastStaff: 'You are the last member of staff. Add another one before you delete your account.',
  teamHasUsers: 'Your team still has other users. Remove them before you delete your account.',
  cannotRenew: 'Your membership cannot be renewed any more. You can keep your account without that.',
  begun: 'The deletion of this account has begun. It can no longer be kept.',
} as const
