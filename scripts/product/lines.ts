/** Splits a stream of text into whole lines. */
export function lineSplitter(onLine: (line: string) => void): { push(chunk: string): void; end(): void } {
  let rest = ''
  return {
    push: (chunk) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    },
    end: () => {
      if (rest !== '') onLine(rest)
      rest = ''
    },
  }
}
