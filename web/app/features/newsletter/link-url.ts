import { emailCategories, type EmailCategory } from '@vitrine/contracts/newsletter/categories'

export function keyOf(request: Request): string {
  return onlyValue(request, 'key')
}

/**
 * Null where the link lost its category, whole or in part, or holds more than one: what was cut is never
 * guessed.
 */
export function categoryOf(request: Request): EmailCategory | null {
  const asked = onlyValue(request, 'category')
  return emailCategories.find((category) => category === asked) ?? null
}

function onlyValue(request: Request, name: string): string {
  const [value = '', ...more] = new URL(request.url).searchParams.getAll(name)
  return more.length > 0 ? '' : value
}
