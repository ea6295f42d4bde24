/**
 * What a source gives, in order, with as many as `most` asked for before they are wanted. It is closed where
 * its reader stops early.
 */
export async function* readAhead<Value>(source: AsyncGenerator<Value>, most: number): AsyncGenerator<Value> {
  const asked: Promise<IteratorResult<Value>>[] = []
  const ask = () => {
    const next = source.next()
    // It is awaited below; until then a failure must not count as unhandled.
    next.catch(() => undefined)
    asked.push(next)
  }
  try {
    for (;;) {
      while (asked.length < most) ask()
      const next = await asked.shift()
      if (!next || next.done) return
      yield next.value
    }
  } finally {
    await source.return(undefined)
  }
}
