import { identityLimits } from './limits.ts'

/** What sign-up, password and account forms say. Those of document 3, sections 5 and 8, to the character. */
export const identityMessages = {
  emailInvalid: 'Not a valid email address',
  passwordTooShort: `Password must contain at least ${identityLimits.passwordMin} characters`,
  passwordTooLong: `Password must be no more than ${identityLimits.passwordMax} characters`,
  passwordNeedsUpper: 'Password needs at least one uppercase letter',
  passwordNeedsLower: 'Password needs at least one lowercase letter',
  passwordNeedsNumber: 'Password needs at least one number',
  confirmRequired: 'Please confirm your password',
  confirmDiffers: 'Passwords do not match',
  sameAsCurrent: 'New password can not be current password',
  updateFailed: 'Error Updating Password',
  // The documents give no words for these.
  emailRequired: 'Please enter your email address',
  signInPasswordRequired: 'Please enter your password',
  passwordRequired: 'Please enter a password',
  currentRequired: 'Please enter your current password',
  currentWrong: 'This is not your current password',
  passwordCommon: 'This password is too common; please choose another',
  displayNameRequired: 'Please enter a display name',
  displayNameTooLong: `A display name has at most ${identityLimits.displayNameMax} characters`,
  displayNameInvalid: 'This display name contains a character that cannot be shown',
} as const
