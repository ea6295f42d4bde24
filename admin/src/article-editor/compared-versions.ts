import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { WholeKeptVersion } from '@vitrine/contracts/texts/versions'
import { compareLines, contentLines, hasChanges, type ComparedLine } from './compare-texts.ts'
import { detailLines } from './detail-lines.ts'

/**
 * Two versions, the older one first; or a version and what is in the editor, whose details are written
 * elsewhere.
 */
export function comparedVersions(sides: (WholeKeptVersion | ContentBlock[])[]): ComparedLine[] {
  const [earlier = [], later = []] = sides
  const lines = compareLines(contentLines(blocksOf(earlier)), contentLines(blocksOf(later)))
  if (Array.isArray(earlier) || Array.isArray(later)) return lines
  return [
    ...compareLines(detailLines(earlier.details), detailLines(later.details)).filter((line) =>
      hasChanges([line]),
    ),
    ...lines,
  ]
}

const blocksOf = (side: WholeKeptVersion | ContentBlock[]): ContentBlock[] =>
  Array.isArray(side) ? side : side.blocks
