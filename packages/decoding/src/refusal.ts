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

/** What a decoder throws lies in the file: a full disk shows up as an error of the file system. */
export async function refusingBroken<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (
      error instanceof FileRefused ||
      (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    )
      throw error
    throw new FileRefused('invalid', error instanceof Error ? error.message : String(error))
  }
}
