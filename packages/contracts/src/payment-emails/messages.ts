export const paymentEmailLimits = { pageSize: 20, pageMax: 100, notesMax: 1000 } as const

export const paymentEmailMessages = {
  emailMissing: 'Please enter the email of a payment account.',
  emailInvalid: 'Please enter a valid email.',
  blockMissing: 'Please say whether it is blocked.',
  notesTooLong: `Please use at most ${paymentEmailLimits.notesMax} characters.`,
  loadFailed: 'The payment emails could not be loaded. Please try again.',
  changeFailed: 'The change could not be saved. Please try again.',
  notesFailed: 'The notes could not be saved. Please try again.',
} as const
