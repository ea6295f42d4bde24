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
