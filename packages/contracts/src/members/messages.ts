export const membersMessages = {
  ownStaffRole: 'You cannot take the staff role from yourself.',
  ownSuspension: 'You cannot suspend yourself.',
  lastStaff: 'This is the last staff account that is not suspended. Add another one first.',
  trialWithoutEnd: 'Please enter when the trial ends.',
  freeIsNotActive: 'A free account cannot have an active membership.',
  billed: 'Billing sets status, period and currency of this membership. Refunds and cancellations are made at the payment provider.',
  countryCode: 'Two capital letters, for example GB.',
  tooLong: 'At most 100 characters.',
  valueTooLong: 'At most 50 characters.',
  reasonMissing: 'Please enter a reason.',
  reasonTooLong: 'A reason has at most 500 characters.',
} as const
