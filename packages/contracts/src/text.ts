/** '#' stands for digits and other scripts. */
export const letters = ['#', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const
export type Letter = string

/** Cut at a word, at most `limit` characters before the ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit + 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > limit / 2 ? space : limit).trimEnd()}…`
}

/** 'A'; 'A and B'; 'A, B and C'. */
export function joinNames(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
}
