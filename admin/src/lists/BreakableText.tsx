import { Fragment } from 'react'
import { breakablePieces } from './breakable-pieces.ts'

/**
 * A text in a table. Words of a table stay whole, so that a column is as wide as its longest one; an email or
 * a reference may break at its signs. A table that is wider all the same scrolls in its frame, and nothing is
 * cut.
 */
export function BreakableText({ text }: { text: string }) {
  return breakablePieces(text).map((piece, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name, and none of them keeps anything
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
