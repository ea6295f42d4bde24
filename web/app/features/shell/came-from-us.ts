interface Arrival {
  /** The URL of the page before, as the browser tells it; empty where it tells none. */
  referrer: string
  /** The host that shows this page. */
  host: string
  /** Other hosts of ours. */
  ownHosts: readonly string[]
}

/** Whether the page before was one of our own. */
export function cameFromUs({ referrer, host, ownHosts }: Arrival): boolean {
  if (!URL.canParse(referrer)) return false
  const from = new URL(referrer).host
  return from === host || ownHosts.includes(from)
}
