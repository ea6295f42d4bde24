import { errors } from '@elastic/elasticsearch'
import { SearchUnavailable } from '../../search-engine.ts'

/** Runs a call; what says that the server is away, overloaded or failing becomes SearchUnavailable. */
export async function reaching<Response>(call: () => Promise<Response>): Promise<Response> {
  try {
    return await call()
  } catch (error) {
    throw isUnavailable(error) ? new SearchUnavailable(error) : error
  }
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof errors.ResponseError)
    return isOverloaded(error.statusCode ?? 0) || isIndexMissing(error)
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError ||
    error instanceof errors.ProductNotSupportedError
  )
}

/** The index has not been made yet, or another process has dropped it. */
function isIndexMissing({ statusCode }: errors.ResponseError): boolean {
  return statusCode === 404
}

/**
 * The index has no field of a name that is asked for, or shows fewer hits: both say that it was made by an
 * older layout.
 */
export function isOfOlderIndex(error: unknown): boolean {
  return (
    error instanceof errors.ResponseError &&
    error.statusCode === 400 &&
    /No mapping found|Result window is too large/.test(JSON.stringify(error.body))
  )
}

export function isOverloaded(status: number): boolean {
  return status >= 500 || status === 429
}

export function isAlreadyThere(error: unknown): boolean {
  return error instanceof errors.ResponseError && error.message.includes('resource_already_exists_exception')
}
