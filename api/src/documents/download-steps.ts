import { Injectable } from '@nestjs/common'
import fastq from 'fastq'
import { performance } from 'node:perf_hooks'
import { setImmediate as otherCalls, setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds after which a step that still waits, for storage or the database, lets the next one begin. */
const MOST_MS = 250
/** Share of its time from which the event loop counts as busy. */
const BUSY = 0.5
/** Milliseconds of steps after which downloads rest while it is busy: timers are no finer. */
const REST_AFTER_MS = 5

/**
 * Makes the downloads of all members step by step: one step at a time in this process, and other calls run
 * after each. A download asks for its next step when its reader has taken the last one. So downloads
 * alternate, a slow reader delays nobody, and as a member has one download at a time, members have fair
 * turns. While the process is busy, downloads rest for as long as they have worked: other calls have half of
 * its time.
 */
@Injectable()
export class DownloadSteps {
  private readonly turns = fastq.promise(async (step: () => Promise<unknown>) => {
    const before = performance.eventLoopUtilization()
    const waiting = new AbortController()
    const { signal } = waiting
    await Promise.race([step(), sleep(MOST_MS, undefined, { signal }).catch(() => undefined)])
    waiting.abort()
    const { active, idle, utilization } = performance.eventLoopUtilization(before)
    if (utilization > BUSY) this.unrested += active + idle
    await this.letOthersRun()
  }, 1)
  /** Milliseconds of steps since downloads rested last. */
  private unrested = 0

  /** The same parts; each is made in a step of its own. A part must not cost the event loop over 50 ms. */
  async *paced<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
    const iterator = parts[Symbol.asyncIterator]()
    let isDone = false
    try {
      for (;;) {
        const next = await this.run(async () => await iterator.next())
        if (next.done) {
          isDone = true
          return
        }
        yield next.value
      }
    } finally {
      if (!isDone) await iterator.return?.()
    }
  }

  private async letOthersRun(): Promise<void> {
    if (this.unrested < REST_AFTER_MS) return await otherCalls()
    const rest = this.unrested
    this.unrested = 0
    await sleep(rest)
  }

  private async run<Result>(work: () => Promise<Result>): Promise<Result> {
    return await new Promise((resolve, reject) => {
      const step = async () => await work().then(resolve, reject)
      void this.turns.push(step)
    })
  }
}
