const FIRST_SIZE = 1 << 16

/**
 * Which keys have come by, as 64-bit digests in an open-addressing table: 11 to 22 bytes a key however long
 * it is. For a million keys the chance that one is taken for another is one in 37 million.
 */
export class SeenKeys {
  /** Two halves of a digest a place; both 0 where the place is empty. */
  private table = new Uint32Array(2 * FIRST_SIZE)
  private size = 0

  /** False where the key has come by before. */
  add(key: string): boolean {
    const [low, high] = digestOf(key)
    if (!place(this.table, low, high)) return false
    this.size += 1
    if (this.size > (this.table.length / 2) * 0.7) this.grow()
    return true
  }

  private grow(): void {
    const larger = new Uint32Array(this.table.length * 2)
    for (let slot = 0; slot < this.table.length; slot += 2) {
      const [low = 0, high = 0] = [this.table[slot], this.table[slot + 1]]
      if (low !== 0 || high !== 0) place(larger, low, high)
    }
    this.table = larger
  }
}

function place(table: Uint32Array, low: number, high: number): boolean {
  const last = table.length - 1
  for (let slot = (low << 1) & last; ; slot = (slot + 2) & last) {
    if (table[slot] === 0 && table[slot + 1] === 0) {
      table[slot] = low
      table[slot + 1] = high
      return true
    }
    if (table[slot] === low && table[slot + 1] === high) return false
  }
}

/**
 * Two halves of 32 bits, mixed with each other at the end; never both 0. It spreads keys evenly, and guards
 * against nobody who makes keys to collide: they would only refuse rows of their own file. Constants and
 * final mixing of MurmurHash3 (Austin Appleby, public domain).
 */
function digestOf(key: string): [low: number, high: number] {
  let low = 0x9747b28c
  let high = 0x3c6ef372
  for (let at = 0; at < key.length; at += 1) {
    const unit = key.charCodeAt(at)
    low = Math.imul(low ^ unit, 0x85ebca6b)
    low ^= low >>> 15
    high = Math.imul(high ^ unit, 0xc2b2ae35)
    high ^= high >>> 13
  }
  low = mixed(low ^ key.length)
  high = mixed(high ^ low)
  return low === 0 && high === 0 ? [1, 0] : [low >>> 0, high >>> 0]
}

function mixed(half: number): number {
  let bits = half
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
