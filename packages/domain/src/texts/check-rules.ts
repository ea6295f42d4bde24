import { plainTextOf, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import { flatBlocks, htmlIn, picturesIn } from '@vitrine/contracts/dictionary/content-parts'
import { textLimits as limits } from '@vitrine/contracts/texts/messages'

/** Lines of the template that are instructions: its texts. Its headings are meant to stay. */
export function leftInstructions(
  blocks: readonly ContentBlock[],
  template: readonly ContentBlock[],
): string[] {
  const written = new Set(linesOf(blocks))
  return [...new Set(linesOf(template))].filter(
    (line) => line.length >= limits.instructionMin && written.has(line),
  )
}

/** The pictures without an alternative text, by what else names them. */
export function picturesWithoutText(blocks: readonly ContentBlock[]): string[] {
  return picturesIn(blocks).flatMap(({ src, alt, caption }) =>
    alt.trim() === '' ? [caption.trim() || src] : [],
  )
}

/** Paths of this site that the text links to, each once, without query and fragment. */
export function ownLinks(blocks: readonly ContentBlock[], publicUrl = ''): string[] {
  const links = htmlIn(blocks).flatMap((html) =>
    [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  )
  const paths = links.flatMap((href) => {
    const path = publicUrl !== '' && href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) : href
    return path.startsWith('/') && !path.startsWith('//') ? [path.replace(/[?#].*$/, '')] : []
  })
  return [...new Set(paths)]
}

/** Words of a text; null where there are enough. */
export function tooFewWords(blocks: readonly ContentBlock[]): number | null {
  const words = plainTextOf(blocks).split(/\s+/).filter(Boolean).length
  return words < limits.wordsMin ? words : null
}

function linesOf(blocks: readonly ContentBlock[]): string[] {
  return plainTextOf(flatBlocks(blocks).filter(({ type }) => type === 'text'))
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
}
