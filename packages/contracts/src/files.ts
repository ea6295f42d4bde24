/** A kind that stands for all of them. */
export const ANY_KIND = '*/*'

/**
 * What files an endpoint takes. A multipart form holds them in one field, after its other fields; of a
 * stream, which is one file and nothing else, `field` is the name under which it is refused.
 */
export interface FileLimits<Field extends string = string> {
  field: Field
  maxCount: number
  /** Of each file. */
  maxBytes: number
  /**
   * Media types as the sender states them, as `image/png`; ANY_KIND for any. What a file really is, its
   * handler finds out.
   */
  kinds: readonly string[]
  /** Whether a form without such a file is taken, too. */
  isOptional?: boolean
  /** What else a form may hold, each optional and under a field of its own. */
  more?: readonly FileLimits<Field>[]
}

/** A file on its way in. It is read once, while it arrives; nothing holds the whole of it. */
export interface IncomingStream {
  /** Of all of the body, as its sender states them. */
  statedBytes?: number | undefined
  contentType: string
  /** Throws, in the middle too, where the file is too large or the upload breaks off. */
  content: AsyncIterable<Uint8Array>
}

/** A file of a multipart form. */
export interface IncomingFile extends IncomingStream {
  /** The field that holds it. */
  field: string
  /** As the sender calls it, without folders: at most a label, never a path. May be empty. */
  name: string
}

/** A file on its way out, sent as a download unless the handler has said that it is to be shown. */
export interface OutgoingFile {
  name: string
  /** One of the endpoint's `responseKinds`. */
  contentType: string
  content: AsyncIterable<Uint8Array>
  /** In bytes, where it is known before. */
  length?: number
}
