export const membersMessages = {
  ownStaffRole: 'You cannot change your own staff access. Ask another administrator.',
  ownSuspension: 'You cannot suspend yourself.',
  staffAccessChanged:
    'Somebody else has changed the staff access of this account meanwhile. Nothing was changed by you.',
  lastStaff: 'This is the last administrator who can log in. Make somebody else an administrator first.',
  trialWithoutEnd: 'Please enter when the trial ends.',
  freeIsNotActive: 'A free account cannot have an active membership.',
  billed:
    'Billing sets product, status, period and currency of this membership. Refunds and cancellations are made at the payment provider.',
  countryCode: 'Two capital letters, for example GB.',
  tooLong: 'At most 100 characters.',
  valueTooLong: 'At most 50 characters.',
  staffUnconfirmed: 'The email of this account is unconfirmed. Its owner has to open the mailed link first.',
  staffAccount: 'Only administrators may do this with a staff account.',
  passwordMissing: 'Please enter your own password.',
  passwordWrong: 'This is not your password.',
  suspensionEndPast: 'Please choose an end that is still to come.',
  emailConfirmed: 'This email is confirmed already.',
  accountWaits: 'This account waits for its invitation to be opened.',
  tooManyMails: 'We have sent several of these emails within an hour. Please try again later.',
  reasonMissing: 'Please enter a reason.',
  reasonTooLong: 'A reason has at most 500 characters.',
} as const
