import { join } from 'node:path'
import type { Config } from '@vitrine/platform/config'
import { openLogFile } from './log-file.ts'
import { screenLine } from './screen-line.ts'
import { dataFiles } from './settings.ts'

/**
 * Where a process' output goes: in production to our own, whole; else to a file, and only what matters to the
 * screen.
 */
export function processOutput(config: Config, role: string): (chunk: string) => void {
  if (config.isProduction) return (chunk) => process.stdout.write(chunk)
  const file = openLogFile(join(dataFiles(config.dataDir).logs, `${role}.log`))
  const screen = lineSplitter((line) => {
    const shown = screenLine(role, line)
    if (shown !== null) console.error(shown)
  })
  let hadRoom = true
  return (chunk) => {
    const hasRoom = file.write(chunk)
    if (!hasRoom && hadRoom)
      console.error(
        `${role}: the disk of the data folder is full. Nothing can be saved and nothing is logged until there is room on it again.`,
      )
    hadRoom = hasRoom
    screen.push(chunk)
  }
}

/** Splits a stream of text into whole lines. */
function lineSplitter(onLine: (line: string) => void): { push(chunk: string): void; end(): void } {
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
