/** The public page of a post. */
export function blogPageUri(url: string): string {
  return `/articles/${url}`
}
