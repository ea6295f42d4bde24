import { useConsoleAction } from '../providers/use-console-action.ts'

const done = { liftSuspension: 'Suspension lifted', unlockMember: 'Unlocked', endMemberSessions: 'Signed out everywhere' } as const
export type MemberAction = keyof typeof done

const changes = ['members']

/** What staff do with one account; its page and its log show it at once. */
export function useMemberActions(id: number) {
  const action = useConsoleAction({ run: (data, name: MemberAction) => data[name](id), done: (name) => done[name], changes })
  const suspension = useConsoleAction({ run: (data, reason: string) => data.suspendMember(id, reason), done: () => 'Suspended', changes })
  return { run: action.mutate, suspend: suspension.mutate, isPending: action.isPending || suspension.isPending }
}
