/** Said at a file that is sent again by itself. */
export const WAITING_WORDS = 'The server is busy. Your upload goes on by itself.'
