import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import {
  endPreviewLink,
  makePreviewLink,
  previewLinks,
  previewScreen,
} from '@vitrine/contracts/texts/endpoints'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { TextName } from '../../texts/use-text-state.ts'
import { problemOf } from '../flow/problems.ts'

/** Past react-admin, which would leave for the log-in page where a session has ended. */
const call = dataProvider.callEndpoint

/** A block that is not finished could not be shown. */
export async function previewOfScreen({ kind, id }: TextName, blocks: readonly ContentBlock[]) {
  const shown = blocks.filter((block) => problemOf(block) === null)
  const { path } = await call(previewScreen, {
    params: { kind, id },
    body: { blocks: shown },
  })
  return { path, leftOut: blocks.length - shown.length }
}

export const linksOf = ({ kind, id }: TextName) => call(previewLinks, { params: { kind, id } })
export const newLink = ({ kind, id }: TextName) => call(makePreviewLink, { params: { kind, id } })
export const endLink = ({ kind, id }: TextName, link: number) =>
  call(endPreviewLink, { params: { kind, id, link } })
