import { useConsoleAction } from '../providers/use-console-action.ts'

const done = {
  liftSuspension: 'Suspension lifted', unlockMember: 'Unlocked', endMemberSessions: 'Signed out everywhere', resendConfirmation: 'Confirmation sent', sendPasswordReset: 'Password reset sent', removeSecondFactor: 'Second factor removed',
} as const
export type MemberAction = keyof typeof done

const changes = ['members']

/** What staff do with one account; its page and its log show it at once. */
export function useMemberActions(id: number) {
  const action = useConsoleAction({ run: (data, name: MemberAction) => data[name](id), done: (name) => done[name], changes })
  const suspension = useConsoleAction({ run: (data, suspension: { reason: string; until: string | null }) => data.suspendMember(id, suspension), done: () => 'Suspended', changes })
  return { run: action.mutate, suspend: suspension.mutate, isPending: action.isPending || suspension.isPending }
}
