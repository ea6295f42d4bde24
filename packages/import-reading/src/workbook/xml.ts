import sax from 'sax'
import { ImportFileRefused } from '../messages.ts'

export interface XmlHandler {
  /** Names are without their prefixes: 'row' of `x:row`. */
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

/** No part of a workbook is nested as deep. */
const DEPTH_MAX = 200

/**
 * Reads XML piece by piece. A document type is refused, so no entity is ever defined, expanded or fetched.
 *
 * @returns after each piece, when the handler has seen all of it
 * @throws ImportFileRefused
 */
export async function* parseXml(
  chunks: AsyncIterable<Uint8Array>,
  handler: XmlHandler,
): AsyncGenerator<void> {
  // It limits the texts that it holds only while it counts their characters.
  const parser = sax.parser(true, { position: true })
  let refused: ImportFileRefused | null = null
  let depth = 0
  parser.ondoctype = () => {
    refused ??= new ImportFileRefused('suspicious')
  }
  parser.onopentag = ({ name, attributes }) => {
    depth += 1
    if (depth > DEPTH_MAX) refused ??= new ImportFileRefused('suspicious')
    // Attributes are objects only where the parser knows namespaces.
    handler.open?.(localName(name), attributes as Record<string, string>)
  }
  parser.onclosetag = (name) => {
    depth -= 1
    handler.close?.(localName(name))
  }
  parser.ontext = (text) => handler.text?.(text)
  parser.oncdata = (text) => handler.text?.(text)
  parser.onerror = () => {
    refused ??= new ImportFileRefused('damaged')
    parser.error = null as never
  }
  let decoder: InstanceType<typeof TextDecoder> | null = null
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    parser.write(decoder.decode(chunk, { stream: true }))
    if (refused) throw refused
    yield
    if (refused) throw refused
  }
  parser.close()
  if (refused) throw refused
  yield
}

/** Reads XML from its beginning to its end. */
export async function parseWholeXml(chunks: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  for await (const _ of parseXml(chunks, handler)) continue
}

function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8'
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
