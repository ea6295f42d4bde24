import { imageExtensions, convertedImageExtensions } from '@vitrine/contracts/vault-media/messages'

/** A photo of a ZIP, by the place of its entry. */
export interface PhotoFile {
  place: number
  /** With the folders that it is in. */
  name: string
}

/** What a row says of its photos. */
export interface PhotoRow {
  place: number
  /** Of its photo columns. */
  photos: readonly string[]
  /** Its inventory number; '' without one. */
  number: string
}

export interface MatchedPhoto {
  place: number
  /** Rows that it may belong to: one alone is its row. */
  rows: number[]
  /** Whether the row, too, may mean another photo. */
  isAmbiguous: boolean
  /** Among the photos of its row. */
  placeInRow: number
}

const extensions = [...imageExtensions, ...convertedImageExtensions]
const EXTENSION = new RegExp(`\\.(?:${extensions.join('|')})$`, 'iu')
/** What follows a number in the name of one of its photos: '2026.014a', '2026.014-1', '2026.014 (2)'. */
const suffixes = [/[a-z]$/u, /[\s_-]*\(\d{1,3}\)$/u, /[\s_-]+(?:\d{1,3}|[a-z])$/u]
/** Numbers follow those that are named, in their order. */
const AFTER_NAMED = 1_000

/** The same of names that differ in capitals, composed letters, spaces and underscores. */
const keyOf = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_]+/gu, '')
const baseOf = (name: string) => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
const stemOf = (name: string) => name.replace(EXTENSION, '')
/** A file's name cannot have the slashes of a number. */
const numberKey = (number: string) =>
  number
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/[\s_/\\:-]+/gu, '-')

/**
 * Which photo belongs to which row: by the names in the row, and else by its inventory number. Nothing is
 * guessed: a photo with several rows, and several photos with one name, are ambiguous.
 */
export function matchPhotos(
  files: readonly PhotoFile[],
  rows: readonly PhotoRow[],
): { photos: MatchedPhoto[]; missing: { row: number; name: string }[] } {
  const byName = filesByName(files)
  const named = new Map<number, MatchedPhoto>()
  const missing: { row: number; name: string }[] = []
  for (const { place: row, photos } of rows)
    for (const [placeInRow, name] of photos.entries()) {
      const found = byName(name)
      if (found.length === 0) missing.push({ row, name })
      for (const { place } of found) {
        const before = named.get(place)
        const all = [...new Set([...(before?.rows ?? []), row])]
        const isAmbiguous = found.length > 1 || (before?.isAmbiguous ?? false)
        named.set(place, { place, rows: all, isAmbiguous, placeInRow })
      }
    }
  const byNumber = rowsByNumber(rows)
  const photos = files.map(
    (file) =>
      named.get(file.place) ?? {
        place: file.place,
        rows: byNumber(file.name),
        isAmbiguous: false,
        placeInRow: AFTER_NAMED,
      },
  )
  return { photos, missing }
}

function filesByName(files: readonly PhotoFile[]): (name: string) => readonly PhotoFile[] {
  const byBase = Map.groupBy(files, ({ name }) => keyOf(baseOf(name)))
  const byStem = Map.groupBy(files, ({ name }) => keyOf(stemOf(baseOf(name))))
  return (name) => {
    const base = baseOf(name)
    const found = byBase.get(keyOf(base)) ?? []
    return found.length === 0 && !EXTENSION.test(base) ? (byStem.get(keyOf(base)) ?? []) : found
  }
}

function rowsByNumber(rows: readonly PhotoRow[]): (fileName: string) => number[] {
  const byNumber = Map.groupBy(
    rows.filter(({ number }) => number !== ''),
    ({ number }) => numberKey(number),
  )
  return (fileName) => {
    const stem = stemOf(baseOf(fileName)).normalize('NFC').toLowerCase().trim()
    const bases = [stem, ...suffixes.map((suffix) => stem.replace(suffix, ''))]
    const found = [...new Set(bases.map(numberKey))].flatMap((key) => byNumber.get(key) ?? [])
    return [...new Set(found.map(({ place }) => place))]
  }
}
