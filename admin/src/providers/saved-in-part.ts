import { ConsoleCallFailed, messageOf } from './console-client.ts'

/** The record itself is saved, and something that belongs to it is not. */
export class SavedInPart extends ConsoleCallFailed {
  /** The record as it is stored now. */
  readonly record: Readonly<Record<string, unknown>>

  /**
   * @param field of the form, which shows the sentence
   * @param cause why the rest failed; its status stays, since the end of a session is known by it
   */
  constructor(sentence: string, field: string, record: Readonly<Record<string, unknown>>, cause: unknown) {
    super(sentence, cause instanceof ConsoleCallFailed ? cause.status : 0, null, { [field]: sentence })
    // As ConsoleCallFailed has to.
    Object.setPrototypeOf(this, SavedInPart.prototype)
    this.record = record
    this.cause = cause instanceof Error ? cause : messageOf(cause)
  }
}
