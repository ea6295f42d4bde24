import { join } from 'node:path'
import type { Config } from '@vitrine/platform/config'
import { lineSplitter } from './lines.ts'
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
