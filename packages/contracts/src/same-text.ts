/** Apostrophes, single quotes, and what keyboards and other programs write in their place. */
const SINGLE_QUOTES = /['`´‘’‚‛‹›′‵ʹʻʼʽʾʿˈˊˋ΄᾽᾿՚׳ߴߵ❛❜❟Ꞌꞌ＇｀]/gu
/** Every other quote: double ones, guillemets, corner brackets, and two primes. */
const DOUBLE_QUOTES = /(?!')[\p{Quotation_Mark}ʺ״″‶❝❞❠]/gu
const DASHES = /\p{Dash}/gu
/** Nobody sees them: format controls, and what Unicode lets a font ignore. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Two titles or names are the same when their keys are. Capitals, the kind of quotes, apostrophes, dashes and
 * spaces, invisible characters and compatibility forms (full width, ligatures) do not matter; accents do.
 *
 * Stored beside the text: a change needs a new `TEXT_KEYS_VERSION` (`domain/text-keys/keyed-tables.ts`).
 */
export function sameTextKey(text: string): string {
  // Before NFKC as well, which makes a space of some quotes, and after it, which makes quotes of other signs.
  const plain = plainPunctuation(plainPunctuation(text).normalize('NFKC')).replace(INVISIBLE, '')
  return foldCase(plain).normalize('NFKC').replace(/\s+/gu, ' ').trim()
}

function plainPunctuation(text: string): string {
  return text.replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"').replace(DASHES, '-')
}

/** Full case folding (ß and SS are the same), which leaves the dotless ı alone. */
function foldCase(text: string): string {
  return text.replace(/[^ı]+/gu, (part) => part.toUpperCase().toLowerCase())
}
