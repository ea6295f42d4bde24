import type { FieldError } from '@vitrine/contracts/errors'
import type { RefusedRow } from './import-kind.ts'

/** Rows that were refused for one reason. */
export interface RefusalReason extends FieldError {
  rows: number
  /** The first of them. */
  first: { line: number; key: string | undefined; value?: string }[]
}

const FIRST_SHOWN = 5
/** Ours: what is refused for others beyond these is in the report alone. */
const REASONS_MOST = 100

/** How many rows were refused for which reason. Its memory does not grow with the file. */
export class RefusalSummary {
  private readonly byReason = new Map<string, RefusalReason>()

  add({ line, url, externalId, errors, values }: RefusedRow): void {
    for (const error of errors) {
      const reason = `${error.field}\0${error.errorCode}\0${error.errorMessage}`
      const known = this.byReason.get(reason)
      if (known) known.rows += 1
      else if (this.byReason.size < REASONS_MOST) this.byReason.set(reason, { ...error, rows: 1, first: [] })
      const { first } = this.byReason.get(reason) ?? {}
      const value = values?.[error.field]
      if (first && first.length < FIRST_SHOWN)
        first.push({ line, key: url ?? externalId, ...(value !== undefined && { value }) })
    }
  }

  /** The most frequent first. */
  get reasons(): RefusalReason[] {
    return [...this.byReason.values()].toSorted((one, other) => other.rows - one.rows)
  }
}
