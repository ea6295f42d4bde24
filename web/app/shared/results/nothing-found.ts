/** What widens a search that found nothing. */
export function wideningHint(text: string): string {
  return /\S\s+\S/.test(text) ? 'Try fewer words' : 'Check the spelling'
}
