/** The editor of an article; with a title for one that was just created. */
export function editorPath(url: string, title?: string): string {
  const path = `/oryEditor/${encodeURIComponent(url)}`
  return title === undefined ? path : `${path}?title=${encodeURIComponent(title)}`
}
