import Bowser from 'bowser'

const UNKNOWN = 'Unknown device'

/** What a user agent calls itself, in words: 'Firefox on Windows'. */
export function deviceWords(userAgent: string): string {
  if (!userAgent.trim()) return UNKNOWN
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return os.name ?? UNKNOWN
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
