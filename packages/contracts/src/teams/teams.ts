/**
 * How somebody comes into a team: by an account that the team makes, or by an invitation to one that is
 * there.
 */
export const teamUserTypes = ['NEW_USER', 'EXISTING_USER'] as const
export type TeamUserType = (typeof teamUserTypes)[number]

/** WAITING until the invitation is accepted. Both take a slot. */
export const teamUserStatuses = ['WAITING', 'ACTIVE'] as const
export type TeamUserStatus = (typeof teamUserStatuses)[number]

export const teamLimits = {
  nameMin: 2,
  nameMax: 50,
  pageSize: 20,
  pageMax: 100,
  additionsPerHour: 60,
  /** Invitations to one email within an hour: nobody's mailbox is flooded through our forms. */
  mailsAnHour: 3,
  invitationDays: 7,
  /** How long the users of a plan that has ended are kept for its return. */
  keptDays: 90,
  slotsMin: 1,
  slotsMax: 100,
  slotPurchasesPerHour: 10,
  /** Slots of an enterprise membership at first, the admin's own among them. */
  firstSlots: 3,
  /** Most slots of a plan that staff gave. */
  givenSlotsMax: 1000,
} as const
