import { useQuery } from '@tanstack/react-query'
import type { Mail } from '@vitrine/contracts/mail/schemas'
import { useConsoleData } from '../providers/dataProvider.ts'
import type { StoredMailOf } from '../providers/mails.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'

export function useSendTestMail() {
  return useConsoleAction({
    to: () => 'send yourself a test email',
    run: (data) => data.sendTestMail(),
    done: () => 'A test email is being sent to you.',
    changes: ['mails'],
  })
}

export function useSendAgain({ id, recipient }: Mail) {
  return useConsoleAction({
    to: () => `send the email to ${recipient} again`,
    run: (data) => data.sendMailAgain(id),
    done: () => 'Retry started.',
    changes: ['mails'],
  })
}

/** What a kept mail says; null where no copy was kept. */
export function useStoredMessage(of: StoredMailOf, id: number) {
  const data = useConsoleData()
  return useQuery({ queryKey: [of, id, 'message'], queryFn: () => data.readStoredMessage(of, id) })
}
