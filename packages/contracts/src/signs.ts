/**
 * Apostrophes, and what keyboards, other programs and transliterations (Hawaiian okina, Arabic hamza and ayn)
 * write in their place: quotes, primes, spacing accents and modifier letters. For a class of a pattern.
 */
export const APOSTROPHE_SIGNS = "'`´‘’‛′‵\u02b9\u02bb-\u02df\u02e5-\u02ff՚׳Ꞌꞌʹ΄᾽᾿＇｀"
