import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Below this a compressed twin saves no packet. */
const WORTHWHILE_BYTES = 512
/**
 * Scripts above this size are loaded late or by staff alone (`npm run check` weighs what pages load). The
 * last percent of them would take half of the time of all.
 */
const LARGE_BYTES = 380_000
const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/

/** Writes a `.br` and a `.gz` beside every text file, once at build, so that serving costs no processor time. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      .map((entry) => compressFile(join(entry.parentPath, entry.name))),
  )
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.byteLength < WORTHWHILE_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.byteLength > LARGE_BYTES ? 10 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
