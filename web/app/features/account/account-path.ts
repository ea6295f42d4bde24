/** The log-in page, from which one comes back to `path`. */
export function loginFor(path: string): string {
  return `/login/auth?parentUrl=${encodeURIComponent(path)}`
}
