import { articlePageUri } from '@vitrine/contracts/dictionary/article-url'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { flatBlocks, htmlIn } from '@vitrine/contracts/dictionary/content-parts'
import { titleSortKey } from '@vitrine/contracts/title-order'

/** An entry whose title stands in another's text. */
export interface Mentioned {
  id: number
  url: string
  title: string
}

/** Longer titles are not looked for in a text. */
const TITLE_WORDS_MAX = 5
/** Shorter words are too common to be taken for a title. */
const WORD_MIN = 4
/** Of a longer text only so many words are looked at. */
const WORDS_MAX = 3_000

const TAGS = /(<[^<>]*>)/
/** Entities are taken as a whole, so that no link begins within one. */
const WORDS = /&[a-z0-9#]+;|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/giu
/** Tags that may stand within a word. */
const INLINE = /^<\/?(?:strong|em|a)\b/i
const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u
const BEGINS_IN_WORD = /^[\p{L}\p{M}\p{N}]/u

/**
 * Every run of words in the texts that may be the title of an entry, as its sort key. What is linked already
 * is left out.
 */
export function mentionKeys(blocks: readonly ContentBlock[]): string[] {
  const keys = new Set<string>()
  let words = 0
  for (const block of flatBlocks(blocks)) {
    if (block.type !== 'text') continue
    for (const part of textsOf(block.html)) {
      if (part.linked) continue
      for (const runs of runsOf(part)) {
        if (++words > WORDS_MAX) return [...keys]
        for (const { key } of runs) for (const form of formsOf(key)) keys.add(form)
      }
    }
  }
  return [...keys]
}

/**
 * The blocks, in which the first mention of each entry leads to it, and the entries that are linked so. The
 * longest title counts.
 */
export function linkMentions(
  blocks: readonly ContentBlock[],
  entries: readonly Mentioned[],
): { blocks: ContentBlock[]; linked: Mentioned[] } {
  const byKey = new Map(entries.toReversed().map((entry) => [titleKeyOf(entry.title), entry]))
  const html = htmlIn(blocks)
  const done = new Set(entries.filter(({ url }) => isLinkedIn(html, url)).map(({ id }) => id))
  const linked: Mentioned[] = []
  const takeFirst = (key: string) => {
    const entry = formsOf(key)
      .map((form) => byKey.get(form))
      .find((found) => found !== undefined)
    if (!entry || done.has(entry.id)) return undefined
    done.add(entry.id)
    linked.push(entry)
    return entry
  }
  return { blocks: blocks.map((block) => withLinks(block, takeFirst)), linked }
}

/** 'Electroplate (EPNS)' is mentioned as 'electroplate'. */
export function titleKeyOf(title: string): string {
  return titleSortKey(title.replace(/\s*\([^()]*\)\s*$/, ''))
}

type TakeFirst = (key: string) => Mentioned | undefined

/** Texts alone, those of columns among them: neither headings nor captions nor cells. */
function withLinks<Block extends ContentBlock>(block: Block, takeFirst: TakeFirst): Block {
  if (block.type === 'text')
    return {
      ...block,
      html: textsOf(block.html)
        .map((part) => (part.linked ? part.text : linkedText(part, takeFirst)))
        .join(''),
    }
  if (block.type === 'columns')
    return {
      ...block,
      columns: block.columns.map((column) => column.map((each) => withLinks(each, takeFirst))),
    }
  return block
}

function linkedText(part: TextPart, takeFirst: TakeFirst): string {
  const { text } = part
  let written = ''
  let end = 0
  for (const runs of runsOf(part)) {
    for (const run of runs.toReversed()) {
      if (run.start < end) break
      const entry = takeFirst(run.key)
      if (!entry) continue
      written += `${text.slice(end, run.start)}<a href="${articlePageUri(encodeURIComponent(entry.url))}">${text.slice(run.start, run.end)}</a>`
      end = run.end
      break
    }
  }
  return written + text.slice(end)
}

interface TextPart {
  text: string
  /** A tag, or what stands in a link: not to be linked again. */
  linked: boolean
  /**
   * Whether the word at its beginning has begun before a tag, and whether the one at its end goes on after
   * one.
   */
  cut: { start: boolean; end: boolean }
}

/** Tags and texts in their order. */
function textsOf(html: string): TextPart[] {
  let links = 0
  let last: TextPart | undefined
  return html.split(TAGS).map((text, place) => {
    const isTag = place % 2 === 1
    if (isTag && /^<a[\s>]/i.test(text)) links += 1
    if (isTag && /^<\/a/i.test(text)) links -= 1
    const part: TextPart = { text, linked: isTag || links > 0, cut: { start: false, end: false } }
    if (isTag && !INLINE.test(text)) last = undefined
    if (isTag || text === '') return part
    if (last && ENDS_IN_WORD.test(last.text) && BEGINS_IN_WORD.test(text))
      part.cut.start = last.cut.end = true
    last = part
    return part
  })
}

/**
 * For each word of a text the runs that begin with it, shortest first: words with nothing but spaces between
 * them.
 */
function runsOf({ text, cut }: TextPart): { key: string; start: number; end: number }[][] {
  const words = [...text.matchAll(WORDS)]
  return words.map((first, place) => {
    const runs = []
    let end = first.index
    for (const word of words.slice(place, place + TITLE_WORDS_MAX)) {
      if (word[0].startsWith('&') || (end > first.index && text.slice(end, word.index).trim() !== '')) break
      end = word.index + word[0].length
      runs.push({ key: titleSortKey(text.slice(first.index, end)), start: first.index, end })
    }
    return runs.filter(
      (run) =>
        run.key.length >= WORD_MIN &&
        !(cut.start && run.start === 0) &&
        !(cut.end && run.end === text.length),
    )
  })
}

/** As it stands, and without what makes it a plural or a possessive. */
function formsOf(key: string): string[] {
  const plain = key.replace(/['’]s?$/, '')
  return [...new Set([key, plain, plain.replace(/(?<=[^s])s$/, '')])]
}

function isLinkedIn(html: readonly string[], url: string): boolean {
  const ends = ['"', '?', '#'].map((sign) => articlePageUri(url) + sign)
  return html.some((each) => ends.some((end) => each.includes(end)))
}
