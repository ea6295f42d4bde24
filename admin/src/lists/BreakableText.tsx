import { Fragment } from 'react'

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

/** Longer runs are no words of a language, and may break inside. A line ends after a hyphen by itself. */
const TOO_LONG = /[^\s\uE000-]{19,}/gu
const PIECE = /.{1,12}/gu
/** After a sign of an email or of a URL, before what it leads to; numbers stay whole. */
const AFTER_SIGN = /(?<=[@._/:+=&])(?=\p{L})/gu
/** Of the private use area: nobody types it. */
const BREAK = '\uE000'

/** A text in pieces that a line may end between. Words stay whole. */
export function breakablePieces(text: string): string[] {
  return text
    .replace(AFTER_SIGN, BREAK)
    .replace(TOO_LONG, (run) => run.match(PIECE)?.join(BREAK) ?? run)
    .split(BREAK)
}
