import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import { ConsoleCallFailed } from '../providers/console-client.ts'
import type { KeyedBlock } from './blocks.ts'

/** What the server has said of pictures, by their URLs: another URL is another question. */
export type RefusedPictures = ReadonlyMap<string, string>

/** The pictures of what was sent that the server refused. */
export function refusedPicturesIn(error: unknown, sent: readonly ContentBlock[]): RefusedPictures {
  const refused = new Map<string, string>()
  if (!(error instanceof ConsoleCallFailed)) return refused
  for (const [field, message] of Object.entries(error.fieldErrors)) {
    const block = sent[Number(/^blocks\.(\d+)\.src$/.exec(field)?.[1])]
    if (block?.type === 'picture') refused.set(block.src, message)
  }
  return refused
}

/** The same at the blocks that show them. */
export function problemsOfRefused(blocks: readonly KeyedBlock[], refused: RefusedPictures): [number, string][] {
  return blocks.flatMap(({ key, block }): [number, string][] => {
    const message = block.type === 'picture' ? refused.get(block.src.trim()) : undefined
    return message ? [[key, message]] : []
  })
}
