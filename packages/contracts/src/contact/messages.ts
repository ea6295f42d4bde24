import { contactLimits as limits } from './limits.ts'

/** In the manner of the documents' other forms. */
export const contactMessages = {
  nameMissing: 'Name must not be empty',
  nameTooLong: `${limits.nameMax} characters max`,
  nameInvalid: 'Name must be on one line',
  subjectMissing: 'Please choose a subject',
  websiteInvalid: 'Website must begin with https:// or http://',
  websiteTooLong: `${limits.websiteMax} characters max`,
  messageMissing: 'Message must not be empty',
  messageInvalid: 'Message contains a character that cannot be sent',
  messageTooShort: `Please write at least ${limits.messageMin} characters`,
  messageTooLong: `${limits.messageMax} characters max`,
  notSent: 'There was an error! Your message has not been sent.',
  tooMany: 'You have sent many messages. Please wait a while and try again.',
} as const
