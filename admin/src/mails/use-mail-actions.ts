import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

export function useSendTestMail() {
  const data = useConsoleData()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => data.sendTestMail(),
    onSuccess: () => notify('A test is on its way to your address.', { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => refresh(),
  })
}

export function useSendAgain(id: number) {
  const data = useConsoleData()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => data.sendMailAgain(id),
    onSuccess: () => notify('On its way again.', { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => refresh(),
  })
}

/** What a kept mail says; null where no copy was kept. */
export function useKeptMessage(id: number) {
  const data = useConsoleData()
  return useQuery({ queryKey: ['mails', id, 'message'], queryFn: () => data.readKeptMessage(id) })
}
