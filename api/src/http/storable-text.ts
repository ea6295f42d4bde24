import type { FieldError } from '@vitrine/contracts/errors'

/** What Postgres cannot hold in a text: the NUL character and halves of surrogate pairs. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

export function makeStorable(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').toWellFormed()
}

/** How a text is refused that cannot be stored. */
export function unstorableText(field: string): FieldError {
  return {
    field,
    errorCode: 'invalid',
    errorMessage: 'This text contains a character that cannot be stored.',
  }
}

/**
 * Parameters by which something is looked for are read leniently: a sign in the place of what cannot be
 * stored, so that nothing is found by less than was asked for.
 */
export function withStorableTexts(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? makeStorable(value) : value,
    ]),
  )
}

/** Dotted paths of all texts inside a value that cannot be stored; keys count as well. */
export function unstorableFields(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const inside = path ? `${path}.${key}` : key
    return isStorable(key) ? unstorableFields(inner, inside) : [path || 'body']
  })
}
