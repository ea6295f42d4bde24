import type { TextRange } from '@vitrine/contracts/dictionary/schemas'
import { Fragment } from 'react'
import { marksOf } from './marks.ts'

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
