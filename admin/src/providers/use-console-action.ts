import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useLateSuccessNotice, useFailureNotice } from '../feedback/RefusedActions.tsx'
import { messageOf } from './console-client.ts'
import { useConsoleData, type ConsoleDataProvider } from './dataProvider.ts'

interface ConsoleAction<Input, Response> {
  run: (data: ConsoleDataProvider, input: Input) => Promise<Response>
  /** What it is to do, by name, as in 'suspend ada@home.example'. */
  to: (input: Input) => string
  /** What is said when it is done, where it is not seen. */
  done?: (input: Input, response: Response) => string
  /** Null where it is told elsewhere. */
  failed?: (error: unknown) => string | null
  /** The resources that show what came of it. */
  changes?: readonly string[]
}

/**
 * Something staff do beside lists and forms. It says what came of it, and screens show things as they are
 * then.
 */
export function useConsoleAction<Input = void, Response = unknown>({
  run,
  to,
  done,
  failed = messageOf,
  changes = [],
}: ConsoleAction<Input, Response>) {
  const data = useConsoleData()
  const notify = useNotify()
  const tellFailure = useFailureNotice()
  const tellDoneAfterAll = useLateSuccessNotice()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => run(data, input),
    onSuccess: (response, input) => {
      tellDoneAfterAll(to(input))
      if (done) notify(done(input, response), { type: 'success' })
    },
    onError: (error, input) => {
      const sentence = failed(error)
      if (sentence !== null) tellFailure(error, to(input), sentence)
    },
    onSettled: () =>
      Promise.all(changes.map((resource) => cache.invalidateQueries({ queryKey: [resource] }))),
  })
}
