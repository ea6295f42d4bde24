import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into the api (`--import`), notes how long its event loop was held at a time: a line of JSON a time,
 * into the file that its URL names. In processor time, which other work on the machine does not make longer.
 */
const to = new URL(import.meta.url).searchParams.get('to')
/** Nothing may be held for so short. */
const EVERY_MS = 5

if (to && isMainThread) {
  let before = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    // What was due in between has waited for all of it but the time until this timer was due itself.
    const held = (user + system) / 1000
    if (held > EVERY_MS) appendFileSync(to, `${JSON.stringify({ at: Date.now(), held })}\n`)
  }, EVERY_MS).unref()
}
