/** In a new tab the link leads to the form's own page. */
export function opensElsewhere({
  metaKey,
  ctrlKey,
  shiftKey,
  button,
}: {
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  button: number
}): boolean {
  return metaKey || ctrlKey || shiftKey || button !== 0
}
