import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { articleContentSchema } from '@vitrine/contracts/dictionary/schemas'
import type { TextKind } from '@vitrine/contracts/texts/schemas'
import type { ComponentType } from 'react'
import type { z } from 'zod'

export type ArticleContent = z.infer<typeof articleContentSchema>

export type Versions = Pick<
  ArticleContent,
  'id' | 'url' | 'revision' | 'status' | 'draftVersion' | 'publishedVersion'
>

/** What the details are after a save, as far as the editor shows them. */
export interface SavedDetails {
  title: string
  url: string
  revision: number
}

/** Of a form that stands beside the text. */
export interface DetailsProps {
  versions: Versions
  /** Somebody else writes. */
  isLocked: boolean
  /** @param drop forgets what this device keeps of it */
  onTyped: (isDirty: boolean, drop: () => void) => void
  /** @param from the revision that it was saved over */
  onSaved: (saved: SavedDetails, from: number) => void
  onSignedOut: () => void
}

/**
 * What the editor writes: an article of the dictionary, a post of the Blog or a page of the site, each with
 * calls of its own.
 */
export interface EditedText {
  /** Unlike any other text's. */
  key: string
  kind: TextKind
  /** What sentences call it. */
  noun: 'article' | 'post' | 'page'
  /** Whether it can be taken off the site. */
  staysOnSite?: boolean
  /** The list that it stands in. */
  list: { to: string; label: string }
  pageOf: (url: string) => string
  /** Where the editor of it is. */
  editorOf: (url: string) => string
  /** @param versions where it was last; it may be at another URL than the one of the page */
  read: (versions?: Pick<Versions, 'url'>) => Promise<ArticleContent>
  save: (versions: Versions, blocks: ContentBlock[]) => Promise<ArticleContent>
  publish: (versions: Versions) => Promise<Versions>
  /** The form of its details, to stand beside the text. It loads when it is opened. */
  Details?: ComponentType<DetailsProps>
}
