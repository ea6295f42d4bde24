import { manageArticles, readContent, saveContent } from '@vitrine/contracts/dictionary/endpoints'
import { responds, type Responder } from '@vitrine/contracts/testing/in-memory-api'
import { autosaveText, holdLease, readText } from '@vitrine/contracts/texts/endpoints'
import type { EditedTextState } from '@vitrine/contracts/texts/schemas'
import type { ArticleContent } from '../src/article-editor/edited-text.ts'

/** Where the article is written. */
export const EDITOR = '/oryEditor/snuff-box'

/** An article that nobody has published, as its editor reads it. */
export function aContent(more: Partial<ArticleContent> = {}): ArticleContent {
  return {
    id: 4,
    title: 'Snuff box',
    url: 'snuff-box',
    status: 'UNPUBLISHED',
    blocks: [],
    draftVersion: 1,
    publishedVersion: 0,
    revision: 1,
    ...more,
  }
}

/** The same article, as others see where it is and what is scheduled of it. */
export function aTextState(more: Partial<EditedTextState> = {}): EditedTextState {
  return {
    kind: 'dictionary-article',
    id: 4,
    url: 'snuff-box',
    title: 'Snuff box',
    status: 'UNPUBLISHED',
    trashedAt: null,
    schedules: [],
    ...more,
  }
}

/** A manager without articles, which says where the default template is. */
export const emptyManager = responds(manageArticles, () => ({
  response: { items: [], totals: 0, defaultArticle: { url: 'default' } },
}))

export const autosaves = responds(autosaveText, () => ({
  keptAt: '2026-03-01T12:00:00.000Z',
  url: 'snuff-box',
}))

/** The editor's calls over one article in memory. */
export function contentInMemory(blocks: ArticleContent['blocks'] = []) {
  let content = aContent({ blocks })
  const responders: Responder[] = [
    emptyManager,
    responds(readContent, () => content),
    responds(
      saveContent,
      ({ body }) =>
        (content = {
          ...content,
          ...body,
          draftVersion: content.draftVersion + 1,
          revision: content.revision + 1,
        }),
    ),
  ]
  return { stored: () => content, responders }
}

/** What the editor learns of a text that this opening of it writes. */
export function writtenHere(text: () => EditedTextState): Responder[] {
  return [
    responds(holdLease, () => ({
      isMine: true,
      holder: { name: 'Ada', isSelf: true, since: '2026-03-01T12:00:00.000Z' },
    })),
    responds(readText, text),
  ]
}
