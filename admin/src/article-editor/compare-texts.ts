import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { PictureOfContent } from '@vitrine/contracts/dictionary/content-parts'
import { diffArrays, diffWordsWithSpace } from 'diff'
import type { WholeTextVersion } from '@vitrine/contracts/texts/versions'

/** Words that stand on both sides, or on one alone. */
export interface Words {
  text: string
  isChanged: boolean
}

/** A line of both, side by side; null where one of them has none. */
export interface ComparedLine {
  earlier: Words[] | null
  later: Words[] | null
}

/**
 * One after the other: lines that are alike stand beside each other, and of those that are not, the words
 * differ.
 */
export function compareLines(earlier: readonly string[], later: readonly string[]): ComparedLine[] {
  const compared: ComparedLine[] = []
  let removed: readonly string[] = []
  const settle = (added: readonly string[]) => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1)
      compared.push(compareLine(removed[at], added[at]))
    removed = []
  }
  for (const { value, added: isAdded, removed: isRemoved } of diffArrays([...earlier], [...later])) {
    if (isRemoved) removed = value
    else if (isAdded) settle(value)
    else {
      settle([])
      compared.push(
        ...value.map((text) => ({
          earlier: [{ text, isChanged: false }],
          later: [{ text, isChanged: false }],
        })),
      )
    }
  }
  settle([])
  return compared
}

function compareLine(earlier: string | undefined, later: string | undefined): ComparedLine {
  if (earlier === undefined || later === undefined) return { earlier: whole(earlier), later: whole(later) }
  const words = diffWordsWithSpace(earlier, later)
  return {
    earlier: words
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, isChanged: removed })),
    later: words
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, isChanged: added })),
  }
}

const whole = (text: string | undefined): Words[] | null =>
  text === undefined ? null : [{ text, isChanged: true }]

export const hasChanges = (lines: readonly ComparedLine[]): boolean =>
  lines.some(({ earlier, later }) =>
    [earlier, later].some((side) => side === null || side.some(({ isChanged }) => isChanged)),
  )

/** The words of an article's blocks, a line for each heading, paragraph, item, picture and source. */
export function contentLines(blocks: readonly ContentBlock[]): string[] {
  return blocks.flatMap(linesOf).filter(Boolean)
}

function linesOf(block: ContentBlock): string[] {
  switch (block.type) {
    case 'heading':
      return [block.text]
    case 'text':
      return textLines(block.html)
    case 'sources':
      return block.items
    case 'gallery':
      return block.pictures.flatMap(pictureLines)
    case 'quote':
      return [...block.text.split('\n'), block.source]
    case 'facts':
      return [block.title, ...block.facts.map(({ name, value }) => `${name}: ${value}`)]
    case 'table':
      return [
        block.title,
        ...block.rows.map((row) => row.map((cell) => textLines(cell).join(' ')).join(' | ')),
      ]
    case 'marks':
      return [`Marks: ${block.ids.join(', ')}`]
    case 'related':
      return [`Related entries: ${block.ids.join(', ')}`]
    case 'video':
      return [`Video: ${block.url}`, block.title]
    case 'columns':
      return contentLines(block.columns.flat())
    default:
      return pictureLines(block)
  }
}

function pictureLines({ src, alt, caption }: PictureOfContent): string[] {
  return [`Picture: ${src}`, alt && `Alternative text: ${alt}`, caption && `Caption: ${caption}`]
}

/** Where a link leads stands behind it, because it may be all that has changed. */
function textLines(html: string): string[] {
  const document = new DOMParser().parseFromString(html.replaceAll(/<br\s*\/?>/gi, '\n'), 'text/html')
  for (const link of document.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`)
  const texts = [...document.querySelectorAll('p, li, blockquote')].filter(
    (element) => !element.querySelector('p, li, blockquote'),
  )
  const lines = texts.length > 0 ? texts.map(({ textContent }) => textContent) : [document.body.textContent]
  return lines.flatMap((line) => line.split('\n')).map((line) => line.trim())
}

/**
 * What stands beside a text, whatever its kind, in the order in which it is compared. Ids are left out: their
 * names say more.
 */
const names: Readonly<Record<string, string>> = {
  title: 'Title',
  url: 'URL',
  kind: 'Kind',
  category: 'Category',
  authors: 'Authors',
  lead: 'Below the title',
  description: 'Description',
  thumbnail: 'Thumbnail',
  thumbnailAlt: 'Alternative text of the thumbnail',
  picture: 'Picture',
  pictureAlt: 'Alternative text of the picture',
  actions: 'Links at the end',
  mediaLink: 'Link to a video or a podcast',
  publishedOn: 'Date',
  showBreadcrumbs: 'Breadcrumbs',
}

/** A line each, for those that the version has. */
export function detailLines(details: WholeTextVersion['details']): string[] {
  return Object.entries(names).flatMap(([key, name]) => {
    const value = details[key]
    return value === undefined ? [] : [`${name}: ${wordsOf(value)}`]
  })
}

function wordsOf(value: WholeTextVersion['details'][string]): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'shown' : 'not shown'
  return value === null ? '' : String(value)
}
