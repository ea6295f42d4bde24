import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { picturesOfBlocks } from '@vitrine/contracts/dictionary/content-parts'
import { createContext } from 'react'
import { ConsoleCallFailed } from '../providers/console-client.ts'

/** What the server has said of pictures, by their URLs: another URL is another question. */
export type RefusedPictures = ReadonlyMap<string, string>

/** For the blocks that show them. */
export const RefusedPicturesContext = createContext<RefusedPictures>(new Map())

/** The pictures of what was sent that the server refused. */
export function refusedPicturesIn(error: unknown, sent: readonly ContentBlock[]): RefusedPictures {
  if (!(error instanceof ConsoleCallFailed)) return new Map()
  const sources = picturesOfBlocks(sent)
  return new Map(
    Object.entries(error.fieldErrors).flatMap(([field, message]): [string, string][] =>
      sources[field] === undefined ? [] : [[sources[field], message]],
    ),
  )
}
