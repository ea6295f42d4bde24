import { useState } from 'react'

interface Sending<Response> {
  isPending: boolean
  /** Whether it was ever sent. */
  hasTried: boolean
  error: Error | null
  response: Response | null
}

/**
 * One call at a time, and what became of the last one. (The library's own mutations would weigh on every
 * public page.)
 */
export function useSending<Input, Response>(
  send: (input: Input) => Promise<Response>,
): Sending<Response> & { start: (input: Input) => void } {
  const [state, setState] = useState<Sending<Response>>({
    isPending: false,
    hasTried: false,
    error: null,
    response: null,
  })
  const start = (input: Input) => {
    if (state.isPending) return
    setState({ isPending: true, hasTried: true, error: null, response: null })
    send(input).then(
      (response) => setState({ isPending: false, hasTried: true, error: null, response }),
      (error: unknown) =>
        setState({
          isPending: false,
          hasTried: true,
          error: error instanceof Error ? error : new Error(String(error)),
          response: null,
        }),
    )
  }
  return { ...state, start }
}
