import { foldAccents } from '@vitrine/contracts/fold-accents'
import type { DestinationGroup } from '../layout/navigation.ts'

/** One screen or record that was found. */
export interface Hit {
  /** Its own among all that are shown. */
  key: string
  /** The heading that it stands under. */
  group: string
  label: string
  /** What tells it from others of its name. */
  note: string
  /** Where it is opened. */
  to: string
  /** Leads to a list with the same search, and is no find itself. */
  isList?: boolean
}

/** At most so many of each kind. */
export const EACH = 5

/**
 * What is called so comes first, then what begins so, then what has a word that begins so; between equals the
 * order stays.
 */
export function byFit<R>(records: readonly R[], nameOf: (record: R) => string, text: string): R[] {
  const wanted = folded(text)
  const fit = (record: R): number => {
    const name = folded(nameOf(record))
    if (name === wanted) return 0
    if (name.startsWith(wanted)) return 1
    return ` ${name}`.includes(` ${wanted}`) ? 2 : 3
  }
  return records.toSorted((one, other) => fit(one) - fit(other))
}

/** Letters without their marks, in lower case: how what is typed meets what is shown. */
export const folded = (text: string): string => foldAccents(text).toLowerCase().trim()

/**
 * Screens whose name, or the group in the menu, holds every typed word; those that begin so come first. All
 * of them while nothing is typed.
 */
export function matchingScreens(groups: readonly DestinationGroup[], text: string): Hit[] {
  const wanted = folded(text)
  const words = wanted.split(/\s+/)
  const screens = groups.flatMap(({ title, destinations }) =>
    destinations.map(({ label, purpose, to }) => ({
      names: folded(`${label} ${title}`),
      hit: { key: `screen ${to}`, group: 'Screens', label, note: purpose, to },
    })),
  )
  if (wanted === '') return screens.map(({ hit }) => hit)
  return screens
    .filter(({ names }) => words.every((word) => names.includes(word)))
    .toSorted((one, other) => Number(other.names.startsWith(wanted)) - Number(one.names.startsWith(wanted)))
    .slice(0, EACH)
    .map(({ hit }) => hit)
}
