/** The revision that a write responds with, from its `ETag: "7"`; undefined where there is none. */
export function revisionOf(etag: string | null): number | undefined {
  const [, revision] = /^"(\d+)"$/.exec(etag ?? '') ?? []
  return revision === undefined ? undefined : Number(revision)
}
