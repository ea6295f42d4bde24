/** Told to whoever has failed to log in too often; the documents have it recognized by its text. */
export const ACCOUNT_LOCKED =
  "You've reached the maximum failed login attempts and your account has been locked."
