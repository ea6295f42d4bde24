import type { CacheChange } from '@vitrine/contracts/event'
import type { AreaGeneration, AreaGenerations } from '@vitrine/database/cache-generations'

interface KnownArea {
  generation: number
  recordsFrom: number
  /** Moments of this process at which it learned of the change. */
  changedAt: number
  recordsChangedAt: number
  records: Map<string, { generation: number; changedAt: number }>
}

/** `dictionary` is a whole area, `dictionary:article-42` one record of it. */
export type Read = string

export function readOf(area: string, record?: string): Read {
  return record === undefined ? area : `${area}:${record}`
}

export function areaOf(read: Read): string {
  return split(read)[0]
}

/**
 * What this process knows of the areas' generations. Whatever was made notes the moment at which it was
 * begun, and holds until one of the things that it was made of changes after that: what is begun before a
 * change and done after it is never taken for new.
 */
export class KnownGenerations {
  private readonly areas = new Map<string, KnownArea>()
  private readonly lastRead = new Map<string, number>()
  private moment = 0

  now(): number {
    return this.moment
  }

  /**
   * For the next reading of the table. It tells nothing of what this process changed itself: others may have
   * changed something just before.
   */
  whatWasRead(): ReadonlyMap<string, number> {
    return this.lastRead
  }

  /** What a reading of the table brought. Older than what is known already it changes nothing. */
  learn(read: readonly AreaGenerations[]): void {
    for (const area of read) {
      this.lastRead.set(area.area, area.generation)
      this.advance(area, area.records)
    }
  }

  /** What this process itself has just made stale, or another one of the same api. */
  learnOwn(advanced: readonly AreaGeneration[], changes: readonly CacheChange[]): void {
    for (const area of advanced) {
      const records = changes
        .flatMap((change) => (change.area === area.area ? (change.records ?? []) : []))
        .map((record) => [record, area.generation] as const)
      this.advance(area, Object.fromEntries(records))
    }
  }

  /** A change that could not be told to anybody yet: what this process has made goes at once. */
  forget(changes: readonly CacheChange[]): void {
    this.moment += 1
    for (const { area } of changes) {
      const known = this.areaNamed(area)
      known.changedAt = this.moment
      known.recordsChangedAt = this.moment
    }
  }

  hasChangedSince(reads: Iterable<Read>, moment: number): boolean {
    for (const read of reads) if (this.changedAt(read) > moment) return true
    return false
  }

  /**
   * The same in every process that knows of the same changes: equal fingerprints mean that nothing of this
   * has changed.
   */
  fingerprint(reads: Iterable<Read>): string {
    return [...new Set(reads)]
      .toSorted()
      .map((read) => `${read}=${this.generationOf(read)}`)
      .join(' ')
  }

  private advance(
    { area: name, generation, recordsFrom }: AreaGeneration,
    records: Readonly<Record<string, number>>,
  ): void {
    const known = this.areaNamed(name)
    if (
      generation <= known.generation &&
      recordsFrom <= known.recordsFrom &&
      Object.keys(records).length === 0
    )
      return
    this.moment += 1
    if (generation > known.generation) Object.assign(known, { generation, changedAt: this.moment })
    if (recordsFrom > known.recordsFrom) {
      Object.assign(known, { recordsFrom, recordsChangedAt: this.moment })
      for (const [record, { generation: of }] of known.records)
        if (of <= recordsFrom) known.records.delete(record)
    }
    for (const [record, of] of Object.entries(records)) {
      if (of > (known.records.get(record)?.generation ?? known.recordsFrom))
        known.records.set(record, { generation: of, changedAt: this.moment })
    }
  }

  private changedAt(read: Read): number {
    const [area, record] = split(read)
    const known = this.areas.get(area)
    if (!known) return 0
    return record === undefined
      ? known.changedAt
      : Math.max(known.recordsChangedAt, known.records.get(record)?.changedAt ?? 0)
  }

  private generationOf(read: Read): number {
    const [area, record] = split(read)
    const known = this.areas.get(area)
    if (!known) return 0
    return record === undefined
      ? known.generation
      : (known.records.get(record)?.generation ?? known.recordsFrom)
  }

  private areaNamed(name: string): KnownArea {
    const known = this.areas.get(name) ?? {
      generation: 0,
      recordsFrom: 0,
      changedAt: 0,
      recordsChangedAt: 0,
      records: new Map(),
    }
    this.areas.set(name, known)
    return known
  }
}

function split(read: Read): [area: string, record: string | undefined] {
  const at = read.indexOf(':')
  return at < 0 ? [read, undefined] : [read.slice(0, at), read.slice(at + 1)]
}
