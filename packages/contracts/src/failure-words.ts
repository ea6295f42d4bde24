/** What is said where no server responded at all. */
export const CONNECTION_FAILED = 'An error occurred while connecting to the server, please refresh the page.'

/** What a form is told whose call the server broke down over (500) or that never came back to it (504). */
export const SERVER_FAILED = 'Something went wrong! Please try again later!'

export function isServerFailure(status: number): boolean {
  return status === 500 || status === 504
}

/** Told to whoever has failed to log in too often; the documents have it recognized by its text. */
export const ACCOUNT_LOCKED = "You've reached the maximum failed login attempts and your account has been locked."

/** Told of a link that holds no secret of ours. */
export const LINK_UNKNOWN = 'This link is not valid. Please check that you copied the whole link from the email.'
