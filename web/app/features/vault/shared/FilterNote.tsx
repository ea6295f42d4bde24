import type { Understood } from '@vitrine/contracts/understood'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readingNote } from '../../../shared/results/results-heading.ts'

export interface FilterNoteProps {
  understood: Understood
  /** The items whose titles have words of nearly the same spelling. */
  closeSpellings?: ReactNode
  /** The list that is filtered by another title. */
  pathOf?: (title: string) => string
}

/** A sentence of the words that the filter found instead; of a guess, what is spelled nearly so. */
export default function FilterNote({ understood, closeSpellings, pathOf }: FilterNoteProps) {
  const note = readingNote(understood)
  if (note) return <p className="mt-3 text-muted">{note}</p>
  if (understood.kind !== 'guessed' || !closeSpellings || !pathOf) return null
  return (
    <section>
      <h2 className="text-xl font-medium">Close spellings:</h2>
      {closeSpellings}
      <p className="mt-6">
        <Link to={pathOf(understood.used)} className="text-link">
          Search for "{understood.used}"
        </Link>
      </p>
    </section>
  )
}
