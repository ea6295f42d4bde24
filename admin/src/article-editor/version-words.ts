import type { KeptVersion } from '@vitrine/contracts/texts/versions'

const names: Record<KeptVersion['kind'], string> = {
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
export const versionName = ({ kind, draftVersion }: Pick<KeptVersion, 'kind' | 'draftVersion'>): string =>
  `${names[kind]}, ${kind === 'autosaved' ? 'on draft' : 'draft'} ${draftVersion}`

export const madeBy = ({ madeBy: name }: Pick<KeptVersion, 'madeBy'>): string => name ?? 'Unknown person'
