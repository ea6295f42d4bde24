import type { PublicCollectionItems } from '@vitrine/contracts/collections/schemas'

/** The first photo of each item that has one, where it is loaded. */
export function coversOf(items: PublicCollectionItems['items']): string[] {
  return items.flatMap(({ images }) => images.slice(0, 1).map(({ url }) => url))
}
