import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { useConsoleAction } from '../providers/use-console-action.ts'

const done = {
  liftSuspension: 'Suspension lifted',
  unlockMember: 'Unlocked',
  allowTrial: 'One more trial allowed',
  endMemberSessions: 'Signed out everywhere',
  resendConfirmation: 'Confirmation sent',
  sendPasswordReset: 'Password reset sent',
  removeSecondFactor: 'Second factor removed',
} as const
export type MemberAction = keyof typeof done

const sentences: Record<MemberAction, (email: string) => string> = {
  liftSuspension: (email) => `lift the suspension of ${email}`,
  unlockMember: (email) => `unlock ${email}`,
  allowTrial: (email) => `allow ${email} one more trial`,
  endMemberSessions: (email) => `sign ${email} out everywhere`,
  resendConfirmation: (email) => `resend the confirmation to ${email}`,
  sendPasswordReset: (email) => `send a password reset to ${email}`,
  removeSecondFactor: (email) => `remove the second factor of ${email}`,
}

const changes = ['members']

/** What staff do with one account; its page and its log show it at once. */
export function useMemberActions({ id, email }: Pick<ManagedMember, 'id' | 'email'>) {
  const action = useConsoleAction({
    run: (data, name: MemberAction) => data[name](id),
    to: (name) => sentences[name](email),
    done: (name) => done[name],
    changes,
  })
  const suspension = useConsoleAction({
    to: () => `suspend ${email}`,
    run: (data, suspension: { reason: string; until: string | null }) => data.suspendMember(id, suspension),
    done: () => 'Suspended',
    changes,
  })
  return {
    run: action.mutate,
    suspend: suspension.mutate,
    isPending: action.isPending || suspension.isPending,
  }
}
