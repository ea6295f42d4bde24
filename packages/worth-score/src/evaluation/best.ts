/** Keeps the most relevant of many places, the earlier ones of equal relevance. */
export class Best {
  private kept: { place: number; relevance: number }[] = []
  /** What does not reach this is not among the best. */
  private least = -Infinity

  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  offer(place: number, relevance: number): void {
    if (relevance <= this.least) return
    this.kept.push({ place, relevance })
    // Sorted only now and then: most of what is offered is left out by the least relevance.
    if (this.kept.length >= 2 * this.most) this.cut()
  }

  inOrder(): readonly { place: number; relevance: number }[] {
    this.cut()
    return this.kept
  }

  private cut(): void {
    this.kept = this.kept.toSorted((one, other) => other.relevance - one.relevance).slice(0, this.most)
    if (this.kept.length === this.most) this.least = this.kept.at(-1)?.relevance ?? -Infinity
  }
}
