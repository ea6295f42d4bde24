import { urlOfName } from '@vitrine/contracts/reduced-url'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'

/** A heading of the second level, and where a link finds it. */
export interface Section {
  id: string
  title: string
}

/** The id of each heading, by its place among the blocks; no two are the same. */
export function headingIds(blocks: readonly ContentBlock[]): ReadonlyMap<number, string> {
  const ids = new Map<number, string>()
  const taken = new Set<string>()
  for (const [place, block] of blocks.entries()) {
    if (block.type !== 'heading') continue
    const wanted = `section-${urlOfName(block.text) || place}`
    const id = taken.has(wanted) ? `${wanted}-${place}` : wanted
    taken.add(id)
    ids.set(place, id)
  }
  return ids
}

export function sectionsOf(blocks: readonly ContentBlock[]): Section[] {
  const ids = headingIds(blocks)
  return blocks.flatMap((block, place) =>
    block.type === 'heading' && block.level === 2 ? [{ id: ids.get(place) ?? '', title: block.text }] : [],
  )
}
