/**
 * `Size`: too many bytes or pixels, or none; `invalid`: not a file of the kinds that are taken, or a broken
 * one.
 */
export type RefusalCode = 'Size' | 'invalid'

/** A file that cannot be taken, for a reason that lies in the file. */
export class FileRefused extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, reason: string) {
    super(reason)
    this.name = 'FileRefused'
    this.code = code
  }
}
