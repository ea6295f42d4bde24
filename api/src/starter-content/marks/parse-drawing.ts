/** A drawing as it is written down: rows from top to bottom, each of parts from left to right. */
export type Rows = readonly (readonly Part[])[]

export type Part = (
  | { kind: 'motif'; name: string }
  | { kind: 'text'; text: string; style: 'roman' | 'plain' | 'italic' }
  /** Parts upon each other, each a little further to the right, or all in the middle. */
  | { kind: 'overlay'; isCentered: boolean; parts: readonly Part[] }
  /** A punch or a frame with rows in it. */
  | { kind: 'frame'; shape: string; rows: Rows }
  /** Words around rows. */
  | { kind: 'ring'; top: string; bottom: string; rows: Rows }
  | { kind: 'arc'; text: string }
) & { scale: number; isMirrored: boolean }

/**
 * `{crown} "W" /Paris/ ~PARIS~ <"A" "B"> <={ring} "A"> [oval: {star} | "PS"] ((TOP/BOTTOM: {globe})) ^TEXT^
 * {anchor}*1.5 !"C"`: motifs; roman, italic and plain words; parts upon each other as in a monogram, or in
 * the middle of each other; a frame; words around; an arc of words; a size; the other way round.
 *
 * @throws for what is none of these
 */
export function parseDrawing(lines: readonly string[]): Rows {
  return lines.map((line) => new Reader(line).parts(''))
}

class Reader {
  private at = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  parts(end: string): Part[] {
    const parts: Part[] = []
    for (;;) {
      while (this.text[this.at] === ' ') this.at += 1
      if (
        this.at >= this.text.length ||
        (end !== '' && (this.text.startsWith(end, this.at) || this.text[this.at] === '|'))
      )
        return parts
      parts.push(this.part())
    }
  }

  private part(): Part {
    const isMirrored = this.text[this.at] === '!'
    if (isMirrored) this.at += 1
    const drawn = this.drawn()
    return { ...drawn, scale: this.scale(), isMirrored }
  }

  private drawn() {
    if (this.takes('((')) {
      const [top = '', bottom = ''] = this.until(':').split('/')
      return { kind: 'ring' as const, top, bottom, rows: this.rows('))') }
    }
    if (this.takes('[')) return { kind: 'frame' as const, shape: this.until(':'), rows: this.rows(']') }
    if (this.takes('<')) {
      const isCentered = this.takes('=')
      const parts = this.parts('>')
      this.expect('>')
      return { kind: 'overlay' as const, isCentered, parts }
    }
    if (this.takes('{')) return { kind: 'motif' as const, name: this.until('}') }
    if (this.takes('"')) return { kind: 'text' as const, style: 'roman' as const, text: this.until('"') }
    if (this.takes('~')) return { kind: 'text' as const, style: 'plain' as const, text: this.until('~') }
    if (this.takes('/')) return { kind: 'text' as const, style: 'italic' as const, text: this.until('/') }
    if (this.takes('^')) return { kind: 'arc' as const, text: this.until('^') }
    throw new Error(`A drawing cannot be read from "${this.text.slice(this.at)}".`)
  }

  private rows(end: string): Rows {
    const rows = [this.parts(end)]
    while (this.takes('|')) rows.push(this.parts(end))
    this.expect(end)
    return rows
  }

  private scale(): number {
    const found = /^\*(\d*\.?\d+)/.exec(this.text.slice(this.at))
    this.at += found?.[0].length ?? 0
    return found ? Number(found[1]) : 1
  }

  private takes(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false
    this.at += sign.length
    return true
  }

  private expect(sign: string): void {
    if (!this.takes(sign)) throw new Error(`"${sign}" is missing in "${this.text}".`)
  }

  private until(sign: string): string {
    const end = this.text.indexOf(sign, this.at)
    if (end === -1) throw new Error(`"${sign}" is missing in "${this.text}".`)
    const taken = this.text.slice(this.at, end)
    this.at = end + sign.length
    return taken.trim()
  }
}
