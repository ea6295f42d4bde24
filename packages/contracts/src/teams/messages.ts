import { teamLimits as limits } from './teams.ts'

/** Document 3, sections 5 and 8, and its readings D3-137 to D3-151, to the character. */
export const teamMessages = {
  firstNameInvalid: 'Please enter a valid first name',
  lastNameInvalid: 'Please enter a valid last name',
  deleteQuestion: 'Are you sure you want to delete this sub-account?',
  alreadyInTeam: 'This user is in your team already.',
  emailStartsWith: 'Email starts with',
  emailContains: 'Email contains',
  // The documents give no words for these.
  userTypeUnknown: 'Please choose how to add this user',
  notOneself: 'You cannot remove yourself from your own team.',
  leaving: 'Your account is going to be deleted. Keep it before you add users to your team.',
  ratePlanOther: 'This is not the plan of your team.',
  currencyOther: 'This is not the currency of your plan.',
  quantityInvalid: `Please choose from ${limits.slotsMin} to ${limits.slotsMax} slots.`,
  notBilled: 'Your plan is not billed here. Please contact us to add slots.',
  changeIsWaiting: 'Your plan is about to change. Take that change back before you add slots.',
  slotsGoing:
    'The payment of some of your slots was returned, and those slots are being removed. Please try again in a few minutes.',
  invitationWithdrawn: 'This invitation has been withdrawn.',
  invitationUsed: 'This invitation has already been answered.',
  invitationExpired: `This invitation has expired. Invitations are valid for ${limits.invitationDays} days.`,
  wrongAccount: 'This invitation was sent to another email. Log in with that one to accept it.',
  loginToDecline: 'There is an account for this email already. Log in to decline the invitation.',
  accountExists: 'There is an account for this email already. Log in to accept the invitation.',
  inAnotherTeam: 'You are in another team already. Leave that team before you accept this invitation.',
  ownTeam: 'You manage a team of your own, so you cannot join another one.',
  // For staff, in the member's screen.
  noTeam: 'This account has no team to hand over.',
  managesAlready: 'This account manages the team already.',
  noAccount: 'There is no account with this email.',
  newAdminUnconfirmed: 'The email of this account is not confirmed yet.',
  newAdminSuspended: 'This account is suspended.',
  newAdminLeaving: 'This account is going to be deleted.',
  newAdminHasTeam: 'This account manages a team with users already.',
  newAdminElsewhere: 'This account is in another team. It must leave that team first.',
  newAdminNeedsPlan:
    'This account needs an Enterprise plan of its own first: the payment method changes hands with the team.',
  newAdminHasMembership:
    'This account has a membership of its own. It must end, or become an Enterprise plan, first.',
  noPlanForTeam: 'This account has no plan for a team.',
  slotsBilled:
    'A payment provider bills these slots. The member buys more on the page of the team; fewer are set at the provider.',
  givenSlotsInvalid: `Please enter a whole number from 1 to ${limits.givenSlotsMax}.`,
  planNotActive: 'This team’s plan is not active at the moment. Please ask whoever invited you.',
} as const

/** To staff who set fewer slots than are taken. */
export function slotsTaken(used: number): string {
  return `${used} slots are taken. Remove users first, or enter at least ${used}.`
}

/** To staff who hand a team over to a plan that is too small for it. */
export function slotsMissing({ needed, slots }: { needed: number; slots: number }): string {
  return `The team needs ${needed} slots, and the plan of this account has ${slots}.`
}

/** Said of every invitation, whether the email has an account or not. */
export function invitationSent(email: string): string {
  return `We have sent an invitation to ${email}. It is valid for ${limits.invitationDays} days.`
}
