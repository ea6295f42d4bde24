/** Milliseconds that a process's event loop was late in 99 of 100 looks since this was last asked. */
export async function eventLoopP99(operationsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text()
  const seconds = /^nodejs_eventloop_lag_p99_seconds\S* (\S+)$/m.exec(text)?.[1]
  if (seconds === undefined) throw new Error('the api tells nothing of its event loop')
  return Number(seconds) * 1000
}
