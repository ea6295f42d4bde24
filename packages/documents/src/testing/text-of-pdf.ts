import { inflateSync } from 'node:zlib'

interface Part {
  head: string
  stream: string
}

/**
 * What a document that pdfkit has made says, each run of letters a line: by the fonts' own tables, as a
 * reader does it that copies text.
 */
export function textOfPdf(file: Buffer): string[] {
  const parts = partsOf(file)
  const lettersOf = new Map<string, Map<string, string>>()
  for (const { head } of parts.values()) {
    for (const [, name = '', font = ''] of (/\/Font <<([^>]*)>>/.exec(head)?.[1] ?? '').matchAll(
      /\/(F\d+) (\d+) 0 R/g,
    )) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(parts.get(font)?.head ?? '')?.[1] ?? ''
      lettersOf.set(name, lettersIn(parts.get(table)?.stream ?? ''))
    }
  }
  return [...parts.values()].flatMap(({ stream }) => runsIn(stream, lettersOf))
}

function partsOf(file: Buffer): Map<string, Part> {
  const parts = new Map<string, Part>()
  const text = file.toString('latin1')
  for (const [, id = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [head = '', stream] = body.split('\nstream\n', 2)
    // Pictures and fonts hold no text.
    const isText = stream !== undefined && !/\/Subtype \/Image|\/Length1|\/FontFile/.test(head)
    parts.set(id, { head, stream: isText ? read(Buffer.from(stream, 'latin1'), head) : '' })
  }
  return parts
}

function read(stream: Buffer, head: string): string {
  try {
    return (head.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('latin1')
  } catch {
    return ''
  }
}

/** Which letters the numbers in a text stand for. */
function lettersIn(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    const meant = Array.from(list.matchAll(/<([\da-f\s]*)>/gi), ([, hex = '']) =>
      Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le'),
    )
    for (const [at, letter] of meant.entries())
      letters.set((Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'), letter)
  }
  return letters
}

function runsIn(stream: string, lettersOf: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const runs: string[] = []
  let letters: ReadonlyMap<string, string> | undefined
  for (const [, font, shown = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = lettersOf.get(font)
    else
      runs.push(
        Array.from(shown.matchAll(/<([\da-f]*)>/gi), ([, hex = '']) =>
          (hex.match(/.{4}/g) ?? []).map((number) => letters?.get(number.toLowerCase()) ?? '\uFFFD').join(''),
        ).join(''),
      )
  }
  return runs
}
