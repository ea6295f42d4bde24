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
  /** What there is to choose from, side by side above the text. */
  cards?: readonly PageCard[]
  blocks: readonly ContentBlock[]
}

export interface PageCard {
  title: string
  /** Stands above the title: what it is the card of. */
  note: string
  text: string
  points: readonly string[]
  action?: PageAction
  /** Said to whoever is logged in, with the action. */
  forMembers?: string
}

export interface PageAction {
  label: string
  to: string
  /** In its place for whoever is logged in. */
  forMembers?: Pick<PageAction, 'label' | 'to'>
}

/** Where an action leads this reader: null is a visitor, or somebody not known yet. */
export function actionFor(reader: unknown, action: PageAction): Pick<PageAction, 'label' | 'to'> {
  return reader === null ? action : (action.forMembers ?? action)
}
