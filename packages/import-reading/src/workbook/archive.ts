import { importLimits as limits } from '@vitrine/contracts/vault-imports/limits'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { ImportFileRefused } from '../messages.ts'

/** The XML of sheets is packed to a tenth or a twentieth; of a part that is small, no ratio matters. */
const RATIO_MAX = 200
const ANY_RATIO_BYTES = 10_000_000

/** The parts of a workbook by name. Bytes are counted as they are unpacked, whatever the archive says. */
export class Archive {
  private unpacked = 0
  private readonly zip: ZipFile
  private readonly entries: ReadonlyMap<string, Entry>
  private readonly most: number

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, most: number) {
    this.zip = zip
    this.entries = entries
    this.most = most
  }

  /**
   * @param most bytes that all parts together may unpack to
   * @throws ImportFileRefused where it is damaged, encrypted, or has too many parts
   */
  static async open(path: string, most: number = limits.unpackedBytesMax): Promise<Archive> {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(refuseDamaged)
    try {
      if (zip.entryCount > limits.zipEntriesMax) throw new ImportFileRefused('tooManyParts')
      const entries = new Map<string, Entry>()
      for await (const entry of zip.eachEntry()) {
        if (entries.has(entry.fileName)) throw new ImportFileRefused('suspicious')
        if (entries.size >= limits.zipEntriesMax) throw new ImportFileRefused('tooManyParts')
        entries.set(entry.fileName, entry)
      }
      return new Archive(zip, entries, most)
    } catch (error) {
      zip.close()
      throw error instanceof ImportFileRefused ? error : refuseDamaged()
    }
  }

  get names(): string[] {
    return [...this.entries.keys()]
  }

  has(name: string): boolean {
    return this.entries.has(name)
  }

  /** @throws ImportFileRefused */
  async *read(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.entries.get(name)
    if (!entry) throw new ImportFileRefused('damaged')
    if (entry.isEncrypted()) throw new ImportFileRefused('encrypted')
    try {
      const stream = await this.zip.openReadStreamPromise(entry)
      let ofPart = 0
      for await (const chunk of stream) {
        const bytes: Uint8Array = chunk
        this.unpacked += bytes.length
        ofPart += bytes.length
        const packed = Math.min(entry.compressedSize, this.zip.fileSize)
        if (ofPart > ANY_RATIO_BYTES && ofPart > packed * RATIO_MAX)
          throw new ImportFileRefused('unpackedTooLarge')
        if (this.unpacked > this.most) throw new ImportFileRefused('unpackedTooLarge')
        yield bytes
      }
    } catch (error) {
      throw error instanceof ImportFileRefused ? error : refuseDamaged()
    }
  }

  close(): void {
    this.zip.close()
  }
}

function refuseDamaged(): never {
  throw new ImportFileRefused('damaged')
}
