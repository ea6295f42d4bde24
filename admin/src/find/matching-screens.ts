import type { DestinationGroup } from '../layout/navigation.ts'
import { folded } from './folded.ts'
import { EACH, type Hit } from './hit.ts'

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
