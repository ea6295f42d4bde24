import type { TextRange } from '@vitrine/contracts/dictionary/schemas'
import { Fragment } from 'react'

interface MarkedProps {
  text: string
  ranges: readonly TextRange[]
}

/** A text with the words marked that matched a search. */
export function Marked({ text, ranges }: MarkedProps) {
  return marksOf(text, ranges).map(({ from, part, isMarked }) => (
    <Fragment key={from}>
      {isMarked ? <mark className="bg-brass/20 text-inherit">{part}</mark> : part}
    </Fragment>
  ))
}

/** A place in the text of a search result that has words which its title and description lack. */
export function Excerpt(found: MarkedProps) {
  return (
    <p className="mt-2 border-l border-brass pl-3 text-sm text-muted">
      <Marked {...found} />
    </p>
  )
}

interface Part {
  from: number
  part: string
  isMarked: boolean
}

/**
 * The text in parts, marked and not. Ranges beyond its end are cut: a card shows the beginning of a
 * description.
 */
export function marksOf(text: string, ranges: readonly TextRange[]): Part[] {
  const parts: Part[] = []
  let at = 0
  const take = (to: number, isMarked: boolean) => {
    if (to > at) parts.push({ from: at, part: text.slice(at, to), isMarked })
    at = Math.max(at, to)
  }
  for (const [from, to] of ranges) {
    take(Math.min(from, text.length), false)
    take(Math.min(to, text.length), true)
  }
  take(text.length, false)
  return parts
}
