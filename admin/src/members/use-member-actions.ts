import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

const done = { suspendMember: 'Suspended', liftSuspension: 'The suspension is lifted', unlockMember: 'Unlocked', endMemberSessions: 'Signed out everywhere' } as const
export type MemberAction = keyof typeof done

/** What staff do with one account; its page and its log show it at once. */
export function useMemberActions(id: number): { run(action: MemberAction): void; isPending: boolean } {
  const data = useConsoleData()
  const notify = useNotify()
  const cache = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (action: MemberAction) => data[action](id),
    onSuccess: (_, action) => notify(done[action], { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['members'] }),
  })
  return { run: (action) => mutate(action), isPending }
}
