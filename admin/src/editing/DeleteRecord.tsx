import { DeleteWithConfirmButton, useNotify } from 'react-admin'
import { messageOf } from '../providers/console-client.ts'

/** Asks first, and waits for the api, which may refuse; then the list is next. */
export function DeleteRecord({ question, consequence }: { question: string; consequence: string }) {
  const notify = useNotify()
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      redirect="list"
      confirmTitle={question}
      confirmContent={consequence}
      mutationOptions={{ onError: (error: unknown) => notify(messageOf(error), { type: 'error' }) }}
    />
  )
}
