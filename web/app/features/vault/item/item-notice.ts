/** What the detail page says after a save. */
const sentences = {
  added: 'Congratulations! Your item has been successfully added to your vault',
  updated: 'Congratulations! Your item has been successfully updated',
} as const

export type ItemNotice = keyof typeof sentences

/** Travels with the navigation, so that a page opened by its URL says nothing. */
export function noticeState(notice: ItemNotice): { itemNotice: ItemNotice } {
  return { itemNotice: notice }
}

export function noticeIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('itemNotice' in state)) return null
  const { itemNotice } = state
  return itemNotice === 'added' || itemNotice === 'updated' ? sentences[itemNotice] : null
}
