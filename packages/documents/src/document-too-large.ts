import type { Excess } from './messages.ts'

/** The document would take more pages, time or memory than it may. */
export class DocumentTooLarge extends Error {
  readonly excess: Excess

  constructor(excess: Excess) {
    super(`the document takes too much: ${excess}`)
    this.name = 'DocumentTooLarge'
    this.excess = excess
  }
}
