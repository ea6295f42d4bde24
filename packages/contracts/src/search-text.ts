/**
 * Apostrophes, and what keyboards, other programs and transliterations (Hawaiian okina, Arabic hamza and ayn)
 * write in their place: quotes, primes, spacing accents and modifier letters. For a class of a pattern.
 */
export const APOSTROPHE_SIGNS = "'`´‘’‛′‵\u02b9\u02bb-\u02df\u02e5-\u02ff՚׳Ꞌꞌʹ΄᾽᾿＇｀"

/** Default ignorable code points: soft hyphens, joiners, byte order marks. Nobody sees them. */
const INVISIBLE = /\p{DI}/gu
/** Those of 'W.M.F.' and 'Ph.D.', which are words without them as well. */
const DOTS_OF_INITIALS = /(?<=(?<!\p{L})\p{L}{1,2})\.(?=\p{L}{1,2}(?!\p{L}))/gu
/** A degree sign is one of 'n° 5' alone. */
const OTHER_SIGNS = new RegExp(
  `(?<!\\bn ?)°|[^\\p{L}\\p{M}\\p{N}\\s\\-°&＆№¢￠$£€¥״${APOSTROPHE_SIGNS}]`,
  'giu',
)

/**
 * The search text that reaches the index: letters, digits, spaces, hyphen, apostrophe, ampersand, number sign
 * and signs of currencies of any alphabet stay, the rest becomes a space (decided reading of 'sanitized').
 * Nothing is lost of what `readWords` understands within a word. It is never longer than the text.
 */
export function sanitizeSearchText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(DOTS_OF_INITIALS, '')
    .replace(OTHER_SIGNS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
