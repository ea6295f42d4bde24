export const PASSWORD = 'Brass-cabinet-7'

/** What an account says that was locked after too many wrong passwords. */
export const LOCKED = "You've reached the maximum failed login attempts and your account has been locked."
