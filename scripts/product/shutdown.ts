interface Closing {
  stop: () => Promise<void> | void
  /** What a second Ctrl-C does; without one, nothing. */
  kill?: () => void
}

export interface Shutdown {
  /** Aborts when the stop begins. */
  signal: AbortSignal
  /** Later ones are stopped first. */
  add(closing: Closing): void
  /** Stops everything; a second call waits for the first. */
  stop(): Promise<void>
}

/** Ctrl-C is delivered once by the terminal and again by npm and boot.mjs; a person's second one comes later. */
const ECHO_MS = 400

/** Ctrl-C, SIGTERM or the end of our parent stop what was added, in reverse; a second Ctrl-C ends it at once. */
export function stopOnSignals(say: (line: string) => void): Shutdown {
  const closings: Closing[] = []
  const abort = new AbortController()
  let stopping: Promise<void> | undefined
  let askedAt = 0

  const stop = () =>
    (stopping ??= (async () => {
      abort.abort()
      for (const closing of closings.toReversed()) await closing.stop()
    })())

  const asked = () => {
    if (askedAt === 0) {
      askedAt = Date.now()
      say('Stopping …')
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    } else if (Date.now() - askedAt > ECHO_MS) {
      for (const { kill } of closings) kill?.()
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, asked)
  process.once('disconnect', () => {
    // A command that has failed lets go of its parent itself.
    if (!stopping) asked()
  })
  return { signal: abort.signal, add: (closing) => closings.push(closing), stop }
}
