import { readFile, rm } from 'node:fs/promises'

export interface LoopNotes {
  /** What the api is started with. */
  environment: { NODE_OPTIONS: string }
  /** Milliseconds of processor time for which the event loop was held at most since the last look. */
  longest(): Promise<number>
}

/** @param path of a file that the notes go through */
export function loopNotes(path: string): LoopNotes {
  const noting = new URL('note-loop.ts', import.meta.url)
  noting.searchParams.set('to', path)
  return {
    environment: { NODE_OPTIONS: `--import=${noting.href}` },
    longest: async () => {
      const text = await readFile(path, 'utf8').catch(() => '')
      await rm(path, { force: true })
      return text
        .split('\n')
        .filter(Boolean)
        .map((line): number => JSON.parse(line).held)
        .reduce((most, held) => Math.max(most, held), 0)
    },
  }
}
