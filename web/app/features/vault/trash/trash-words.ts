import type { TrashEntry } from '@vitrine/contracts/vault-trash/schemas'
import type { TrashKind } from '@vitrine/contracts/vault-trash/trash'
import { counted } from '../../../shared/format/numbers.ts'

export const kindLabels: Readonly<Record<TrashKind, { one: string; all: string }>> = {
  items: { one: 'Item', all: 'Items' },
  collections: { one: 'Collection', all: 'Collections' },
  tags: { one: 'Tag', all: 'Tags' },
  photos: { one: 'Photo', all: 'Photos' },
}

/** What is restored with an entry; '' where it is nothing. */
export function includesInWords({ kind, includes }: Pick<TrashEntry, 'kind' | 'includes'>): string {
  const { photos, tags, items, collection } = includes
  const parts = [
    ...(items > 0 && kind === 'collections' ? [counted(items, 'item')] : []),
    ...(photos > 0 ? [kind === 'collections' ? 'its picture' : counted(photos, 'photo')] : []),
    ...(tags > 0 ? [counted(tags, 'tag')] : []),
    ...(collection === null ? [] : [`its place in ‘${collection}’`]),
  ]
  if (kind === 'tags') return items > 0 ? `Returns to ${counted(items, 'item')}.` : ''
  if (kind === 'photos') return 'Returns to its item as the last photo.'
  const last = parts.pop()
  if (last === undefined) return ''
  return `Returns with ${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last}.`
}

/** What has happened to an entry: 'restored', 'erased'. */
export function happenedInWords(entry: Pick<TrashEntry, 'kind' | 'title'>, happened: string): string {
  const named = entryInWords(entry)
  return `${named.charAt(0).toUpperCase()}${named.slice(1)} was ${happened}.`
}

/** An entry as sentences name it. */
export function entryInWords({ kind, title }: Pick<TrashEntry, 'kind' | 'title'>): string {
  return kind === 'photos' ? `the photo of ‘${title}’` : `‘${title}’`
}
