import { useConsoleAction } from '../providers/use-console-action.ts'

const done = { suspendMember: 'Suspended', liftSuspension: 'Suspension lifted', unlockMember: 'Unlocked', endMemberSessions: 'Signed out everywhere' } as const
export type MemberAction = keyof typeof done

/** What staff do with one account; its page and its log show it at once. */
export function useMemberActions(id: number): { run(action: MemberAction): void; isPending: boolean } {
  const { mutate, isPending } = useConsoleAction({ run: (data, action: MemberAction) => data[action](id), done: (action) => done[action], changes: ['members'] })
  return { run: (action) => mutate(action), isPending }
}
