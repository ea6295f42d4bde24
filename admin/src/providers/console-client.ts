import { CallFailed, createClient, NoResponse, type Client, type Transport } from '@vitrine/contracts/client'
import { errorCatalogue, type ErrorCode } from '@vitrine/contracts/errors'
import { messageInWords } from '@vitrine/contracts/failure-words'
import { HttpError } from 'react-admin'

/** The documents' words for a server that does not respond. */
export const CONNECTION_FAILED = 'An error occurred while connecting to the server, please refresh the page.'

/**
 * A call that failed, in the shape that react-admin understands: `body.errors` maps fields to messages, and
 * its forms show them there. Status 0 is a server that could not be reached.
 */
export class ConsoleCallFailed extends HttpError {
  readonly code: ErrorCode | null
  readonly fieldErrors: Readonly<Record<string, string>>

  constructor(message: string, status: number, code: ErrorCode | null, fieldErrors: Record<string, string>) {
    // Without an `errors` key react-admin shows the message instead.
    super(message, status, Object.keys(fieldErrors).length > 0 ? { errors: fieldErrors } : {})
    // HttpError sets the prototype to its own, and `instanceof` would no longer know us.
    Object.setPrototypeOf(this, ConsoleCallFailed.prototype)
    this.name = 'ConsoleCallFailed'
    this.code = code
    this.fieldErrors = fieldErrors
  }
}

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

/** The contracts' client, whose failures are of one kind. */
export function createConsoleClient(transport: Transport): Client {
  const call = createClient(transport)
  return async (address, request, options) => {
    try {
      return await call(address, request, options)
    } catch (error) {
      throw consoleFailure(error)
    }
  }
}

export function consoleFailure(error: unknown): unknown {
  if (error instanceof CallFailed)
    return new ConsoleCallFailed(
      messageInWords(error.message),
      error.status,
      error.code,
      fieldErrorsOf(error),
    )
  if (error instanceof TypeError || error instanceof NoResponse)
    return new ConsoleCallFailed(CONNECTION_FAILED, 0, null, {})
  return error
}

/** A list of fields, or the object that article forms respond with. */
function fieldErrorsOf({ body, fieldErrors }: CallFailed): Record<string, string> {
  if (fieldErrors.length > 0)
    return Object.fromEntries(
      fieldErrors.map(({ field, errorMessage, word }) => [
        field,
        word === undefined
          ? errorMessage
          : `${errorMessage} The word is “${word}”. You can allow it under Forbidden words.`,
      ]),
    )
  const errors: unknown = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {}
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

export function isConflict(error: unknown): error is ConsoleCallFailed {
  return error instanceof ConsoleCallFailed && error.code === 'REVISION_CONFLICT'
}

/** What a refused save says of who was faster; undefined where it does not know. */
export function conflictingEditor(error: unknown): string | undefined {
  return isConflict(error) && error.message !== errorCatalogue.REVISION_CONFLICT.message
    ? error.message
    : undefined
}

/** Nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ConsoleCallFailed && error.status === 401
}

/** The account may not do this, or no longer. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ConsoleCallFailed && error.status === 403
}

/** There is no such record, or no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof ConsoleCallFailed && error.status === 404
}

/** The record is in a state that does not allow what was asked. */
export function isRefusedByState(error: unknown): boolean {
  return error instanceof ConsoleCallFailed && error.code === 'STATUS_CONFLICT'
}

/** What to say about a failure. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'An unexpected error occurred'
}

/** Said after the server's own sentence, which does not say why the action was offered. */
const RIGHTS_CHANGED =
  'Its rights have changed since this page was opened. An administrator can give them back.'

/**
 * What to say about an action that failed, where it stays on the screen: of a right that is gone also why,
 * and who can help.
 */
export function reasonOf(error: unknown, sentence = messageOf(error)): string {
  // A refusal with a sentence of its own says by itself what is missing.
  return isForbidden(error) && sentence === errorCatalogue.FORBIDDEN.message
    ? `${sentence} ${RIGHTS_CHANGED}`
    : sentence
}
