import { LimitedProcess } from '@vitrine/platform/limited-process'
import { createRequire } from 'node:module'
import { outcomeSchema, type Outcome, type Task } from './messages.ts'

export { ProcessDied } from '@vitrine/platform/limited-process'

const HEAP_MB = 384
/** What libvips holds beyond this goes into files of the machine's temporary folder. */
const PIXELS_IN_MEMORY = '256m'

const entry = createRequire(import.meta.url).resolve('@vitrine/decoding/decode-process')

/** One process that opens strangers' files, one task at a time. */
export class DecodingProcess extends LimitedProcess<Task, Outcome> {
  /** @param memory bytes that the process may hold */
  constructor(memory: number) {
    super({
      entry,
      memory,
      heap: HEAP_MB,
      env: { VIPS_DISC_THRESHOLD: PIXELS_IN_MEMORY },
      outcomeOf: (message) => outcomeSchema.parse(message),
    })
  }
}
