import { errors } from '@elastic/elasticsearch'
import { SearchUnavailable } from '../../search-engine.ts'

/** Runs a call; what says that the server is away, overloaded or failing becomes SearchUnavailable. */
export async function reaching<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    throw isUnavailable(error) ? new SearchUnavailable(error) : error
  }
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return isOverloaded(error.statusCode ?? 0)
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError ||
    error instanceof errors.ProductNotSupportedError
  )
}

export function isOverloaded(status: number): boolean {
  return status >= 500 || status === 429
}
