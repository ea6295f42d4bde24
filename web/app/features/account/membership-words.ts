import type { SubscriptionState } from '@vitrine/contracts/identity/schemas'

/** What the membership's state means for its member; the documents' own sentences where they have one. */
export function membershipWords({ status, isFreeUser, isTrialUser }: Pick<SubscriptionState, 'status' | 'isFreeUser' | 'isTrialUser'>): string {
  if (status === 'Suspended') return 'Your account is suspended. Please write to support.'
  if (status === 'On Hold') return 'On Hold, please go to the Settings from the Mobile app for more details.'
  if (status === 'Cancelled') return 'Your subscription has been cancelled. For more information, please use the Contact Us form.'
  if (isTrialUser) return 'Your trial is running.'
  if (isFreeUser) return 'You currently have a non-paying account that allows you to search but not view any details. Please subscribe for a full membership.'
  return 'Your membership is active. Thank you for trusting us!'
}
