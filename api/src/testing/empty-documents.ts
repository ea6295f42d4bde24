import type { DocumentMaker } from '@vitrine/documents/document-maker'
import { writeFile } from 'node:fs/promises'

/** Makes empty files at once: for tests of what is around a document. */
export const emptyDocuments: DocumentMaker = {
  vaultPdf: async (_input, output) => await writeFile(output, ''),
  marksSheet: async (_input, output) => await writeFile(output, ''),
  assertRoom: () => undefined,
  pids: () => [],
  isClosed: () => false,
  close: async () => await Promise.resolve(),
}
