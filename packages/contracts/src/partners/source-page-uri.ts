/** A partner's page. */
export function sourcePageUri(sourceUrl: string): string {
  return `/source/${sourceUrl}`
}
