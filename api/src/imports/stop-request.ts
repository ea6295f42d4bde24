/** Ctrl-C reaches us from the terminal and again from whoever started us; a person's second one comes later. */
const ECHO_MS = 400

/**
 * The first Ctrl-C (or SIGTERM, or the end of our parent) asks to stop after the batch in hand; a second one
 * ends the process.
 */
export function stopRequest(say: (line: string) => void): AbortSignal {
  const stopping = new AbortController()
  let askedAt = 0
  const ask = () => {
    if (askedAt === 0) {
      askedAt = performance.now()
      say('Finishing the batch in hand …')
      stopping.abort()
    } else if (performance.now() - askedAt > ECHO_MS) process.exit(2)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  process.once('disconnect', () => stopping.abort())
  return stopping.signal
}
