/** What is offered while something is typed. */
export interface Suggestion {
  title: string
  pageURI: string
  /** The title of its root category. */
  category?: string | undefined
  /** Another spelling than what was typed. */
  corrected?: true | undefined
}

/** Asks one section for titles that complete a text. */
export type Suggest = (term: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
