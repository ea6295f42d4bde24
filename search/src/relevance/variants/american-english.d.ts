/** The package's data; it has no types of its own. */
declare module 'american-english' {
  const spellings: {
    /** American spelling by British one. */
    us_spelling: Readonly<Record<string, string>>
    /** British spelling by American one. */
    uk_spelling: Readonly<Record<string, string>>
  }
  export default spellings
}
