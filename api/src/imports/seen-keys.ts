import { hash } from 'node:crypto'

const FIRST_SIZE = 1 << 16

/**
 * Which keys have come by, as 64-bit digests in an open-addressing table: 11 to 22 bytes a key however long it is. For a
 * million keys the chance that one is taken for another is one in 37 million.
 */
export class SeenKeys {
  private table = new BigUint64Array(FIRST_SIZE)
  private size = 0

  /** False where the key has come by before. */
  add(key: string): boolean {
    if (!this.place(this.table, digestOf(key))) return false
    this.size += 1
    if (this.size > this.table.length * 0.7) this.grow()
    return true
  }

  private place(table: BigUint64Array, digest: bigint): boolean {
    const mask = table.length - 1
    let slot = Number(digest & BigInt(mask))
    while (table[slot] !== 0n) {
      if (table[slot] === digest) return false
      slot = (slot + 1) & mask
    }
    table[slot] = digest
    return true
  }

  private grow(): void {
    const larger = new BigUint64Array(this.table.length * 2)
    for (const digest of this.table) if (digest !== 0n) this.place(larger, digest)
    this.table = larger
  }
}

/** Never 0, which marks an empty place. */
function digestOf(key: string): bigint {
  return hash('sha256', key, 'buffer').readBigUInt64LE() || 1n
}
