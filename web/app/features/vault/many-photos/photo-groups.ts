import { draftLimits } from '@vitrine/contracts/vault-drafts/drafts'

/** Where a photo is on its way into a draft. */
export type Sending =
  | { kind: 'here' }
  | { kind: 'sending'; share: number }
  | { kind: 'waiting' }
  | { kind: 'offline' }
  | { kind: 'stored'; alike: readonly { title: string; path: string }[] }
  | { kind: 'refused'; reason: string }

export interface ChosenPhoto {
  id: string
  name: string
  content: Blob
  /** A small picture of it. */
  preview: string
  takenAt: number | null
  likeness: bigint | null
  sending: Sending
}

/** Photos of one object. */
export interface PhotoGroup {
  id: string
  title: string
  photoIds: readonly string[]
}

export interface Groups {
  photos: ReadonlyMap<string, ChosenPhoto>
  groups: readonly PhotoGroup[]
}

export const noGroups: Groups = { photos: new Map(), groups: [] }

export type GroupChange =
  | { kind: 'added'; photos: readonly ChosenPhoto[]; groups: readonly PhotoGroup[] }
  | { kind: 'removed'; photoIds: readonly string[] }
  /** To a group, before one of its photos or to its end; null is a new group of the id. */
  | {
      kind: 'moved'
      photoIds: readonly string[]
      to: string
      before?: string | null | undefined
      isNew?: boolean | undefined
    }
  | { kind: 'merged'; id: string; into: string }
  | { kind: 'titled'; id: string; title: string }
  | { kind: 'sending'; photoId: string; sending: Sending }
  | { kind: 'emptied' }

/** The groups after a change. A group without photos is gone; one is never larger than an item may be. */
export function groupsAfter(state: Groups, change: GroupChange): Groups {
  const { photos, groups } = state
  switch (change.kind) {
    case 'added':
      return {
        photos: new Map([...photos, ...change.photos.map((photo) => [photo.id, photo] as const)]),
        groups: [...groups, ...change.groups],
      }
    case 'removed':
      return {
        photos: new Map([...photos].filter(([id]) => !change.photoIds.includes(id))),
        groups: withPhotos(groups, (ids) => ids.filter((id) => !change.photoIds.includes(id))),
      }
    case 'moved':
      return { photos, groups: moved(groups, change) }
    case 'merged': {
      const from = groups.find(({ id }) => id === change.id)
      const into = groups.find(({ id }) => id === change.into)
      if (!from || !into || from === into) return state
      if (from.photoIds.length + into.photoIds.length > draftLimits.photosMax) return state
      return {
        photos,
        groups: groups
          .filter((group) => group !== from)
          .map((group) =>
            group === into
              ? { ...into, title: into.title || from.title, photoIds: [...into.photoIds, ...from.photoIds] }
              : group,
          ),
      }
    }
    case 'titled':
      return {
        photos,
        groups: groups.map((group) => (group.id === change.id ? { ...group, title: change.title } : group)),
      }
    case 'sending': {
      const photo = photos.get(change.photoId)
      if (!photo) return state
      return { photos: new Map(photos).set(photo.id, { ...photo, sending: change.sending }), groups }
    }
    case 'emptied':
      return noGroups
  }
}

function withPhotos(
  groups: readonly PhotoGroup[],
  change: (photoIds: readonly string[]) => readonly string[],
): PhotoGroup[] {
  return groups
    .map((group) => ({ ...group, photoIds: change(group.photoIds) }))
    .filter(({ photoIds }) => photoIds.length > 0)
}

function moved(
  groups: readonly PhotoGroup[],
  { photoIds, to, before, isNew }: Extract<GroupChange, { kind: 'moved' }>,
): readonly PhotoGroup[] {
  const isMoved = (id: string) => photoIds.includes(id)
  // In the order in which they are shown, whatever order they were chosen in.
  const ids = groups.flatMap((group) => group.photoIds).filter(isMoved)
  if (ids.length === 0) return groups
  if (isNew) {
    if (ids.length > draftLimits.photosMax) return groups
    const at = groups.findLastIndex((group) => group.photoIds.some(isMoved))
    return groups
      .toSpliced(at + 1, 0, { id: to, title: '', photoIds: [] })
      .map((group) =>
        group.id === to
          ? { ...group, photoIds: ids }
          : { ...group, photoIds: group.photoIds.filter((id) => !isMoved(id)) },
      )
      .filter((group) => group.photoIds.length > 0)
  }
  const target = groups.find(({ id }) => id === to)
  if (!target) return groups
  const rest = target.photoIds.filter((id) => !isMoved(id))
  if (rest.length + ids.length > draftLimits.photosMax) return groups
  const at = before ? rest.indexOf(before) : -1
  return groups
    .map((group) =>
      group.id === to
        ? { ...group, photoIds: rest.toSpliced(at < 0 ? rest.length : at, 0, ...ids) }
        : { ...group, photoIds: group.photoIds.filter((id) => !isMoved(id)) },
    )
    .filter((group) => group.photoIds.length > 0)
}
