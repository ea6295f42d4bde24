import { createContext } from 'react'

/** More than the parts of a site have variants; where there are more, all are made anew. */
const MOST_PARTS = 200

/**
 * The markup of parts that stand alike on many pages, as the renderer wrote it the first time. By part and
 * variant.
 */
export type CachedMarkup = Map<string, string>

/** The mark of a part while a page is rendered: an element that is gone from the page that leaves. */
export const PART_ELEMENT = 'kept-part'

/** How `useId` begins (React 19). */
const OWN_ID = '"_R_'

interface Mark {
  id: string
  key: string
  /** Null where the part is rendered. */
  cached: string | null
}

/** What one page takes from the cached markup, and what it adds. */
export class PartsOfPage {
  private readonly marks: Mark[] = []
  private readonly markup: CachedMarkup
  private readonly nonce: string

  /** @param nonce random: no text on the page can pass for a mark */
  constructor(markup: CachedMarkup, nonce: string) {
    this.markup = markup
    this.nonce = nonce
  }

  /** The next part of the page, in the order in which the renderer comes to them. */
  mark(name: string, variant: string): Mark {
    const key = `${name} ${variant}`
    const mark = { id: `${this.nonce}.${this.marks.length}`, key, cached: this.markup.get(key) ?? null }
    this.marks.push(mark)
    return mark
  }

  /** The page with the cached markup in its places. What was rendered for it is cached from now on. */
  fillIn(html: string): string {
    let page = ''
    let done = 0
    for (const { id, key, cached } of this.marks) {
      const opening = `<${PART_ELEMENT} id="${id}">`
      const closing = `</${PART_ELEMENT}>`
      const begin = html.indexOf(opening, done)
      const end = html.indexOf(closing, begin)
      // What an error took along never came to the page.
      if (begin === -1 || end === -1) continue
      const part = cached ?? html.slice(begin + opening.length, end)
      if (cached === null) this.store(key, part)
      page += html.slice(done, begin) + part
      done = end + closing.length
    }
    return page + html.slice(done)
  }

  private store(key: string, part: string): void {
    // What belongs to this page alone: its scripts, and ids that hang on the part's place.
    if (part.includes(this.nonce) || part.includes(OWN_ID)) return
    if (this.markup.size >= MOST_PARTS) this.markup.clear()
    this.markup.set(key, part)
  }
}

/** Without parts everything is rendered. */
export const PartsOfPageContext = /* @__PURE__ */ createContext<PartsOfPage | null>(null)
