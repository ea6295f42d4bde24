import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Linux gives the ports from 32768 on to outgoing connections and to who listens on any port
 * (`ip_local_port_range`). One of those may be somebody else's by the time that a process listens on it,
 * which takes half a minute on a crowded machine.
 */
const FIRST = 24_000
const END = 32_000
const TRIES = 200

const anyPort = () => randomInt(FIRST, END)

/** A TCP port on 127.0.0.1 that nobody listens on now: the first such one that `choose` gives. */
export async function freePort(choose: () => number = anyPort): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = choose()
    if (await isFree(port)) return port
  }
  throw new Error(`none of ${TRIES} ports from ${FIRST} to ${END} is free`)
}

async function isFree(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
