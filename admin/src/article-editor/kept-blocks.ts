import { shownBlocksSchema, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { z } from 'zod'
import { draftKey, keepDraft, readDraft, type DraftStore } from '../editing/device-draft.ts'

/** What was written in the editor and not saved yet, as this device keeps it. */
export interface KeptBlocks {
  keptAt: number
  /** Of the article that it was written on. */
  revision: number
  blocks: ContentBlock[]
}

/** As it was written: a picture without a URL yet is kept, too. */
const keptSchema = z.object({ revision: z.int(), blocks: shownBlocksSchema })

export function blocksKey(url: string): string {
  return draftKey('article-content', url)
}

export function keepBlocks(store: DraftStore, url: string, { keptAt, ...typed }: KeptBlocks): void {
  keepDraft(store, blocksKey(url), typed, keptAt)
}

/** Null where nothing is kept, or nothing that is still an article's content. */
export function readBlocks(store: DraftStore, url: string): KeptBlocks | null {
  const draft = readDraft(store, blocksKey(url))
  const typed = draft && keptSchema.safeParse(draft.typed)
  return draft && typed?.success ? { keptAt: draft.keptAt, ...typed.data } : null
}
