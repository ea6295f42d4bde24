import { foldAccents } from './fold-accents.ts'

/** What a url field keeps of what is typed: capitals become small, everything else outside [a-z0-9_-] goes. */
export function reduceUrl(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9_-]/g, '')
}

/** The url as it is sent: reduced, without hyphens and underscores at its ends. */
export function finalUrl(typed: string): string {
  return withoutSeparatorsAround(reduceUrl(typed))
}

/**
 * Counted from both ends: a pattern for the end of a text looks anew at each place, by the square of the
 * length.
 */
function withoutSeparatorsAround(url: string): string {
  let from = 0
  let to = url.length
  while (from < to && isSeparator(url[from])) from += 1
  while (to > from && isSeparator(url[to - 1])) to -= 1
  return url.slice(from, to)
}

function isSeparator(sign: string | undefined): boolean {
  return sign === '-' || sign === '_'
}

/**
 * A url made of a name: 'Crème & Sugar' becomes 'creme-sugar'. Empty where the name has no Latin letter and
 * no digit.
 */
export function urlOfName(name: string): string {
  return foldAccents(name)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '')
}
