/** As authorInputSchema has it. */
export const AUTHOR_NAME_MAX = 100

/**
 * A full name as the two that an author has: the last word is the last name, so that together they read as
 * before.
 */
export function authorNameParts(fullName: string): { firstName: string; lastName: string } {
  const space = fullName.lastIndexOf(' ')
  return space < 0
    ? { firstName: '', lastName: fullName }
    : { firstName: fullName.slice(0, space), lastName: fullName.slice(space + 1) }
}
