import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import {
  autosaveText,
  listTextVersions,
  readTextVersion,
  restoreVersion,
} from '@vitrine/contracts/texts/endpoints'
import type { TextKind } from '@vitrine/contracts/texts/schemas'
import type { TextVersion } from '@vitrine/contracts/texts/versions'
import { dataProvider } from '../providers/dataProvider.ts'
import type { Versions } from './edited-text.ts'

/**
 * What texts of a kind were, and what is being typed. Not by way of react-admin, which leaves for the log-in
 * page when a session has ended.
 */
export function historyOf(kind: TextKind) {
  const { callEndpoint: call } = dataProvider
  return {
    /** An opening of the editor has a name of its own. */
    autosave: ({ id }: Versions, blocks: ContentBlock[], opening: string) =>
      call(autosaveText, { params: { kind, id }, body: { blocks, opening } }),
    list: ({ id }: Versions, offset: number) =>
      call(listTextVersions, { params: { kind, id }, query: { offset } }),
    read: ({ id }: Versions, version: number) => call(readTextVersion, { params: { kind, id, version } }),
    restore: ({ id, revision }: Versions, version: number) =>
      call(restoreVersion, { params: { kind, id, version } }, { revision }),
  }
}

const names: Record<TextVersion['kind'], string> = {
  found: 'As it was found',
  created: 'Created',
  autosaved: 'Typed, not saved',
  saved: 'Saved',
  published: 'Published',
  unpublished: 'Unpublished',
  'details-changed': 'Details changed',
  restored: 'Restored',
  trashed: 'Deleted',
  untrashed: 'Back from the trash',
}

/** 'Saved, draft 3'. */
export const versionName = ({ kind, draftVersion }: Pick<TextVersion, 'kind' | 'draftVersion'>): string =>
  `${names[kind]}, ${kind === 'autosaved' ? 'on draft' : 'draft'} ${draftVersion}`

export const madeBy = ({ madeBy: name }: Pick<TextVersion, 'madeBy'>): string => name ?? 'Unknown person'
