/** What is said where no server responded at all. */
export const CONNECTION_FAILED = 'An error occurred while connecting to the server, please refresh the page.'

/** What a form is told whose call the server broke down over (500) or that never came back to it (504). */
export const SERVER_FAILED = 'Something went wrong! Please try again later!'

export function isServerFailure(status: number): boolean {
  return status === 500 || status === 504
}

/** Told to a sender of files when too many of theirs, or of all, are received or wait already. */
export const UPLOADS_WAIT = 'Too many uploads are being processed already. Please try again in a moment.'

/**
 * Said to whoever used a session that a later log-in has ended. The documents have it recognized by its text,
 * which is nothing to read.
 */
export const CONCURRENT_SESSIONS = 'login.error.concurrent-sessions-exceeded'

/** What they read instead. */
export const SESSION_TAKEN_OVER =
  'You have been signed out because your account was used to log in somewhere else. Log in again to continue here.'

/** A failure's message as people read it. */
export function messageInWords(message: string): string {
  return message === CONCURRENT_SESSIONS ? SESSION_TAKEN_OVER : message
}

/** Told of a link that holds no secret of ours. */
export const LINK_UNKNOWN =
  'This link is not valid. Please check that you copied the whole link from the email.'

/** Of a public item (document 2): its page carries no other words of the vault. */
export const ITEM_GONE = 'Unfortunately, this Vault item no longer exists'
