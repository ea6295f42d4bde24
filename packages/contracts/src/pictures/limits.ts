export const pictureLimits = {
  /** Of a picture on another host, when it is looked at. */
  fetchedBytesMax: 10 * 1024 * 1024,
  /** Milliseconds from the question for its host to its last byte. */
  fetchMs: 10_000,
  /** Looked at together. */
  atOnce: 4,
  /** Pictures of other hosts that one save may add. */
  addedMax: 20,
} as const
