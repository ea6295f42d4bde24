import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  printedItemSchema,
  vaultHeadingSchema,
  type PrintedItem,
  type VaultHeading,
  DocumentTooLarge,
} from '../messages.ts'
import { factsOf } from '../pdf/item-facts.ts'
import { heightOnPage, VaultDocument, type DrawnItem } from '../pdf/vault-document.ts'
import { shownDate } from '../shown-values.ts'

export interface VaultPdfFiles {
  input: string
  output: string
  pages: number
}

/**
 * A vault to print. It is laid out twice, once without photos, so that each page can say of how many it is
 * one and nothing has to be held in memory until the last is known.
 *
 * @throws DocumentTooLarge
 */
export async function writeVaultPdf({ input, output, pages }: VaultPdfFiles): Promise<void> {
  const heading = await headingOf(input)
  const counted = new VaultDocument({ ...asPrinted(heading), pages: null })
  for await (const printed of itemsOf(input)) {
    counted.draw(drawn(printed, heading, null))
    counted.taken()
    if (counted.pages > pages) throw new DocumentTooLarge('pages')
  }
  await pipeline(
    Readable.from(chunks(input, heading, counted.pages), { objectMode: false }),
    createWriteStream(output),
  )
}

async function* chunks(input: string, heading: VaultHeading, pages: number): AsyncGenerator<Uint8Array> {
  const document = new VaultDocument({ ...asPrinted(heading), pages })
  for await (const printed of itemsOf(input)) {
    document.draw(drawn(printed, heading, await photoOf(printed)))
    const chunk = document.taken()
    if (chunk) yield chunk
  }
  yield* document.rest()
}

async function headingOf(input: string): Promise<VaultHeading> {
  for await (const line of linesOf(input)) return vaultHeadingSchema.parse(JSON.parse(line))
  throw new Error('the input has no heading')
}

async function* itemsOf(input: string): AsyncGenerator<PrintedItem> {
  let isHeading = true
  for await (const line of linesOf(input)) {
    if (!isHeading) yield printedItemSchema.parse(JSON.parse(line))
    isHeading = false
  }
}

/** JSON escapes line breaks of its own, but not U+2028, which ends a line for readline. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path, 'utf8')
  try {
    let rest = ''
    for await (const chunk of file) {
      const lines = `${rest}${String(chunk)}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    file.destroy()
  }
}

function asPrinted({ title, date }: VaultHeading): { title: string; date: string } {
  return { title, date: shownDate(date) }
}

function drawn(
  { item, photo, isPhotoWaiting }: PrintedItem,
  { categories }: VaultHeading,
  bytes: Buffer | null,
): DrawnItem {
  const { title, subtitle, description } = item
  return {
    title,
    subtitle,
    description,
    facts: factsOf(item, new Map(categories)),
    photoHeight: photo ? heightOnPage(photo.size ?? undefined) : null,
    photo: bytes,
    isPhotoWaiting,
  }
}

/** Null where it has none, or it cannot be read. */
async function photoOf({ photo }: PrintedItem): Promise<Buffer | null> {
  return photo ? await readFile(photo.path).catch(() => null) : null
}
