import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { SitePage } from '@vitrine/contracts/site-pages/schemas'

/** A written page of the site as it was before staff could change it. */
export interface FirstPage extends Pick<
  SitePage,
  'title' | 'lead' | 'description' | 'picture' | 'kind' | 'actions'
> {
  /** When the text was last changed, where that matters to readers. */
  updated?: string
  blocks: readonly ContentBlock[]
}
