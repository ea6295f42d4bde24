/** `https://user:password@host:9200` as the client wants it: the url and the account apart. */
export function withoutCredentials(url: string): {
  node: string
  auth: { username: string; password: string } | undefined
} {
  const address = new URL(url)
  const auth = address.username
    ? { username: decodeURIComponent(address.username), password: decodeURIComponent(address.password) }
    : undefined
  address.username = ''
  address.password = ''
  return { node: address.href, auth }
}
