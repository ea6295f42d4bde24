const ERROR = 50

/**
 * What of a process' log line belongs on the screen: errors in a few words, never the rest. Null shows
 * nothing.
 */
export function screenLine(role: string, line: string): string | null {
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
