import { StreamableFile } from '@nestjs/common'
import { responseKindsOf, type Endpoint } from '@vitrine/contracts/endpoint'
import type { OutgoingFile } from '@vitrine/contracts/files'
import { create } from 'content-disposition'
import { Readable } from 'node:stream'

/**
 * A file as a download. A browser keeps it and never shows it as a page of ours, whatever is in it.
 *
 * @param isRead false where only its headers are asked for (HEAD): nothing of it is read then
 */
export function asDownload(endpoint: Endpoint, file: unknown, isRead: boolean): StreamableFile {
  if (!isOutgoingFile(file) || !responseKindsOf(endpoint).includes(file.contentType))
    throw new Error(`${endpoint.name} gave something else than a file of its kinds`)
  const { name, contentType, content, length } = file
  return new StreamableFile(isRead ? streamOf(content) : unread(content), {
    type: contentType,
    disposition: create(name),
    length,
  })
}

/**
 * A stream goes out as it is: wrapped, it would stay open where its reader is gone, with the file or
 * connection behind it.
 */
function streamOf(content: OutgoingFile['content']): Readable {
  return content instanceof Readable ? content : Readable.from(content, { objectMode: false })
}

function unread(content: OutgoingFile['content']): Readable {
  if (content instanceof Readable) content.destroy()
  return Readable.from([], { objectMode: false })
}

function isOutgoingFile(file: unknown): file is OutgoingFile {
  return (
    typeof file === 'object' && file !== null && 'content' in file && 'contentType' in file && 'name' in file
  )
}
