/** What a save leaves, for the response and its ETag. */
export interface SavedItem {
  id: number
  revision: number
}
