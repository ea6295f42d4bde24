import type { ContentBlock } from '@vitrine/contracts/dictionary/content'

/**
 * A page that is a written text. Its content is in the blocks of the article editor, so that such a page can become
 * an article of the editor without being written again.
 */
export interface ContentPage {
  title: string
  /** Below the title, as an article's description. */
  lead: string
  /** For search engines and shared links. */
  description: string
  /** Drawn for the page; decoration. */
  picture: string
  /** What the page is to machines. */
  kind: 'WebPage' | 'AboutPage'
  /** Where the page leads on, at its end. */
  actions: readonly PageAction[]
  /** When the text was last changed, where that matters to readers. */
  updated?: string
  blocks: readonly ContentBlock[]
}

export interface PageAction {
  label: string
  to: string
}
