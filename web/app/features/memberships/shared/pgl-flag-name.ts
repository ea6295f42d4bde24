/**
 * Under which a browser remembers that it was offered Price Guide Lite; the log-in page, to which signing out
 * leads, forgets it.
 */
export const PGL_FLAG = 'enablePGL'
