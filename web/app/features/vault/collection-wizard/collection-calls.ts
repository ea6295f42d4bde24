import { CallFailed, fillPath } from '@vitrine/contracts/client'
import { uploadPicture } from '@vitrine/contracts/collections/endpoints'
import { assertAccepted, sendFile } from '../../../shared/api/send-file.ts'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { changeCurrentItem, type KnownItem, leaving } from '../queries/items.ts'
import type { ChosenItem } from './use-membership.ts'

/** Sets or replaces the picture of a collection. */
export async function sendPicture(id: number, picture: File): Promise<void> {
  const path = fillPath(uploadPicture.path, { params: { id } })
  const form = new FormData()
  form.append('file', picture, picture.name)
  const sent = await sendFile(path, form, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  await assertAccepted(sent, path)
}

/** Another tab has put the item into another collection since it was chosen here: its member decides anew. */
export class MovedMeanwhile extends Error {
  /** The item as it is stored by now. */
  readonly item: ChosenItem

  constructor(item: ChosenItem) {
    super(`item ${item.id} is in another collection by now`)
    this.item = item
  }
}

/** Puts an item into a collection, out of the one that it was in when it was chosen. @throws MovedMeanwhile */
export async function putIn(item: ChosenItem, collectionId: number): Promise<void> {
  const isElsewhere = ({ itemCollections }: KnownItem) =>
    itemCollections.some(({ id }) => id !== collectionId)
  await changeCurrentItem(browserCall, item, (now) => {
    if (isElsewhere(now) && !isElsewhere(item)) throw new MovedMeanwhile({ ...item, ...now })
    return { itemCollections: [{ id: collectionId }] }
  })
}

/**
 * Takes an item out of a collection. One that is gone, or has been put into another collection meanwhile, is
 * out already.
 */
export async function takeOut(item: ChosenItem, collectionId: number): Promise<void> {
  try {
    await changeCurrentItem(browserCall, item, leaving(collectionId))
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 404)) throw error
  }
}
