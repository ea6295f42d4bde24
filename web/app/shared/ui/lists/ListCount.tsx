import { DeferredAnnouncement } from '../../results/DeferredAnnouncement.tsx'

const PLACE = 'listed'

/**
 * How many rows a list has, which keeps its place while another page of it is coming. Whoever goes to another
 * page goes on from here.
 */
export function ListCount({ words }: { words: string | null }) {
  return (
    <p id={PLACE} className="text-sm text-muted">
      {words ?? '\u00A0'}
    </p>
  )
}

/**
 * Tells what the next page, order or filter of a list brings. It stays where the list and its number come and
 * go.
 */
export function ListAnnouncement({ words }: { words: string | null }) {
  return <DeferredAnnouncement place={PLACE} words={words} />
}
