import {
  rawImportRowSchema,
  type ImportSheet,
  type RawImportRow,
} from '@vitrine/contracts/vault-imports/reading'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readImportFile } from '../sheets/read-import-file.ts'

/** Reads a file that a test has made, in its own process. */
export async function readBytes(
  bytes: Uint8Array | string,
  fileName = 'objects.csv',
): Promise<{ sheets: ImportSheet[]; rows: RawImportRow[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'import-reading-'))
  try {
    const [path, output] = [join(folder, 'file'), join(folder, 'rows')]
    await writeFile(path, bytes)
    const sheets = await readImportFile({ path, fileName, output })
    const lines = (await readFile(output, 'utf8')).split('\n').filter((line) => line !== '')
    return { sheets, rows: lines.map((line) => rawImportRowSchema.parse(JSON.parse(line))) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
