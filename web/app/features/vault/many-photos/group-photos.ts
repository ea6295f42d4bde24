import { draftLimits } from '@vitrine/contracts/vault-drafts/drafts'
import { likenessDistance } from './likeness.ts'

export interface SortablePhoto {
  id: string
  name: string
  /** Milliseconds, of the camera's clock; null where it is not known. */
  takenAt: number | null
  likeness: bigint | null
}

/** Photos taken within this time show one object, unless they are quite different. */
const SAME_SECONDS = 12
/** Within this time they do if they are alike. */
const ALIKE_SECONDS = 45
/** Bits of 64 by which photos differ. */
const ALIKE = 10
const QUITE_DIFFERENT = 34

/**
 * Photos by the objects that they show: by their file names where these say something, else by the time at
 * which they were taken and by how alike they are. No group is larger than an item's photos may be.
 */
export function groupPhotos(photos: readonly SortablePhoto[]): string[][] {
  const groups: SortablePhoto[][] = []
  const byStem = new Map<string, SortablePhoto[]>()
  let previous: { photo: SortablePhoto; group: SortablePhoto[] } | null = null
  for (const photo of inOrder(photos)) {
    const stem = stemOf(photo.name)
    const named = stem === null ? undefined : byStem.get(stem)
    const following: SortablePhoto[] | undefined =
      stem === null && previous && stemOf(previous.photo.name) === null && isSameObject(previous.photo, photo)
        ? previous.group
        : undefined
    const found = named ?? following
    const group: SortablePhoto[] = found && found.length < draftLimits.photosMax ? found : []
    if (group.length === 0) groups.push(group)
    group.push(photo)
    if (stem !== null) byStem.set(stem, group)
    previous = { photo, group }
  }
  return groups.map((group) => group.map(({ id }) => id))
}

const byName = new Intl.Collator('en', { numeric: true })

function inOrder(photos: readonly SortablePhoto[]): SortablePhoto[] {
  const isTimed = photos.every(({ takenAt }) => takenAt !== null)
  return photos.toSorted(
    (one, other) =>
      (isTimed ? (one.takenAt ?? 0) - (other.takenAt ?? 0) : 0) || byName.compare(one.name, other.name),
  )
}

function isSameObject(before: SortablePhoto, photo: SortablePhoto): boolean {
  const distance =
    before.likeness === null || photo.likeness === null
      ? null
      : likenessDistance(before.likeness, photo.likeness)
  if (before.takenAt === null || photo.takenAt === null) return distance !== null && distance <= ALIKE
  const seconds = Math.abs(photo.takenAt - before.takenAt) / 1000
  if (seconds <= SAME_SECONDS) return distance === null || distance < QUITE_DIFFERENT
  return seconds <= ALIKE_SECONDS && distance !== null && distance <= ALIKE
}

/** Names that cameras, phones and programs give. */
const OF_CAMERA =
  /^(img|image|dsc|dscn|dscf|dcim|pxl|gopr|p|mvi|photo|foto|picture|pic|bild|scan|screenshot|whatsapp image|unnamed|untitled|file)?[\W\d_]*(at)?[\W\d_]*(mp|edited|burst|portrait|cover|hdr|pano)?[\W\d_]*$/

/**
 * What the names of an object's photos have in common: 'vase' of 'Vase (2).jpg', '2026.014' of
 * '2026.014b.jpg'. Null of a name that says nothing.
 */
export function stemOf(name: string): string | null {
  const bare = name
    .normalize('NFC')
    .replace(/\.[^.]+$/, '')
    .toLowerCase()
    .trim()
  const [, lettered] = /^(.*\d)[a-z]$/.exec(bare) ?? []
  if (lettered) return lettered
  if (OF_CAMERA.test(bare)) return null
  const stem = bare.replace(/[\s_.-]*\(?\d{1,3}\)?$/, '').trim()
  return stem === '' ? null : stem
}

/** A title that a file name proposes: 'Blue vase' of 'blue_vase-2.jpg'; '' where it says nothing. */
export function titleOf(name: string): string {
  const stem = stemOf(name)
  if (stem === null || !/\p{L}{2}/u.test(stem)) return ''
  const words = stem.replaceAll(/[_-]+/g, ' ').replaceAll(/\s+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
