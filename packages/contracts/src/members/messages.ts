export const membersMessages = {
  ownStaffRole: 'You cannot take the staff role from yourself.',
  ownSuspension: 'You cannot suspend yourself.',
  lastStaff: 'This is the last account of staff that is not suspended. Make another one first.',
  trialWithoutEnd: 'Say when the trial ends.',
  freeIsNotActive: 'A free account has no membership that could be active.',
  countryCode: 'Two capital letters, as in GB.',
  tooLong: 'At most 100 characters.',
} as const
