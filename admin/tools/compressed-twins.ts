import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Below this a compressed twin saves no packet. */
const WORTHWHILE_BYTES = 512
const COMPRESSIBLE = /\.(js|css|svg)$/

/**
 * Writes a `.br` and a `.gz` beside every file of text, once at build, so that serving costs no processor
 * time and the best quality.
 */
export function compressedTwins(): Plugin {
  return {
    name: 'compressed-twins',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir)
        await Promise.all(
          Object.keys(bundle)
            .filter((name) => COMPRESSIBLE.test(name))
            .map((name) => compressFile(join(dir, name))),
        )
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.byteLength < WORTHWHILE_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
