import type { Config } from '@vitrine/platform/config'
import { join } from 'node:path'
import { openLogFile } from './log-file.ts'
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

const ERROR = 50

/**
 * What of a process' log line belongs on the screen: errors in a few words, never the rest. Null shows
 * nothing.
 */
function screenLine(role: string, line: string): string | null {
  if (line.trim() === '') return null
  const entry = parse(line)
  if (!entry) return `${role}: ${line}`
  if (typeof entry['level'] !== 'number' || entry['level'] < ERROR) return null
  const cause = entry['err'] ?? entry['error']
  const reason =
    typeof cause === 'object' && cause !== null && 'message' in cause ? `: ${String(cause.message)}` : ''
  const requestId = typeof entry['requestId'] === 'string' ? ` (request ${entry['requestId']})` : ''
  const message = typeof entry['msg'] === 'string' ? entry['msg'] : ''
  return `${role}: ${message}${reason}${requestId}`
}

function parse(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null
  } catch {
    return null
  }
}
