import type { SaveHandler } from 'react-admin'
import { messageOf } from '../providers/console-client.ts'

interface Failure {
  error: unknown
  /**
   * By field, for the form: one that is told of nothing counts this as saved, and may be left without a
   * question.
   */
  errors: object
}

/** Hands what was typed to react-admin's `save`. Null where it went well. */
export async function tryToSave<R>(
  save: SaveHandler<object>,
  typed: object,
  onSuccess?: (record: R) => void,
): Promise<Failure | null> {
  const failed: { error?: unknown } = {}
  const onError = (error: unknown) => void (failed.error = error)
  const fieldErrors: unknown = await save(typed, onSuccess ? { onError, onSuccess } : { onError })
  if (!('error' in failed)) return null
  const { error } = failed
  return {
    error,
    errors:
      typeof fieldErrors === 'object' && fieldErrors
        ? fieldErrors
        : { root: { serverError: messageOf(error) } },
  }
}
