export const secondFactorMessages = {
  codeMissing: 'Please enter a code.',
  codeWrong: 'This code is not right, or has been used. Please enter the one that your app shows now.',
  locked: 'Too many wrong codes. Please try again in 30 minutes.',
  passwordMissing: 'Please enter your password.',
  passwordWrong: 'This is not your password.',
  alreadySetUp: 'A second factor is set up already.',
  notSetUp: 'No second factor is set up.',
  beginAgain: 'Please begin again: the key was not kept.',
  noKey: 'This installation cannot keep second factors: SECOND_FACTOR_KEY is not set.',
} as const
