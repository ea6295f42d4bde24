import { StreamableFile } from '@nestjs/common'
import { responseKindsOf, type Endpoint } from '@vitrine/contracts/endpoint'
import type { OutgoingFile } from '@vitrine/contracts/files'
import { create } from 'content-disposition'
import { Readable } from 'node:stream'

/** A file as a download. A browser keeps it and never shows it as a page of ours, whatever is in it. */
export function asDownload(endpoint: Endpoint, file: unknown): StreamableFile {
  if (!isOutgoingFile(file) || !responseKindsOf(endpoint).includes(file.contentType)) throw new Error(`${endpoint.name} gave something else than a file of its kinds`)
  const { name, contentType, content, length } = file
  return new StreamableFile(Readable.from(content, { objectMode: false }), { type: contentType, disposition: create(name), length })
}

function isOutgoingFile(file: unknown): file is OutgoingFile {
  return typeof file === 'object' && file !== null && 'content' in file && 'contentType' in file && 'name' in file
}
