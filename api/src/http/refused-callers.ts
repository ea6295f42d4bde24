/**
 * So many callers are remembered at most. Whoever comes when it is full is counted at once, as if refused
 * before.
 */
const MOST_CALLERS = 10_000

/**
 * For limits that count refused calls alone: whose calls were refused lately, and how many calls of each
 * caller are under way. A caller of whom nothing was refused is not written down before the call: a provider
 * that sends thousands of right notifications would wait for a row of its own in each of them.
 */
export class RefusedCallers {
  /** Milliseconds of the process' clock until which a caller counts as refused. */
  private readonly refusedUntil = new Map<string, number>()
  private readonly underWay = new Map<string, number>()

  /**
   * Begins a call that need not be counted before its outcome is known. At most `most` of one caller are
   * under way at once.
   *
   * @returns whether it may; what has begun has to `end`
   */
  begin(caller: string, most: number): boolean {
    const underWay = this.underWay.get(caller) ?? 0
    if (underWay >= most || this.wasRefused(caller) || (underWay === 0 && this.underWay.size >= MOST_CALLERS))
      return false
    this.underWay.set(caller, underWay + 1)
    return true
  }

  end(caller: string): void {
    const left = (this.underWay.get(caller) ?? 1) - 1
    if (left > 0) this.underWay.set(caller, left)
    else this.underWay.delete(caller)
  }

  /** From now on, for so long, the caller's calls are counted when they come. */
  refused(caller: string, seconds: number): void {
    if (this.refusedUntil.size >= MOST_CALLERS) this.forgetTheOldest()
    this.refusedUntil.set(caller, performance.now() + seconds * 1000)
  }

  private wasRefused(caller: string): boolean {
    const until = this.refusedUntil.get(caller)
    if (until === undefined) return false
    if (until > performance.now()) return true
    this.refusedUntil.delete(caller)
    return false
  }

  private forgetTheOldest(): void {
    const [oldest] = this.refusedUntil.keys()
    if (oldest !== undefined) this.refusedUntil.delete(oldest)
  }
}
