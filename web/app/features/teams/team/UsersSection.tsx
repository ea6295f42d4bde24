import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import { parseOffset } from '@vitrine/contracts/offset'
import { invitationSent, teamMessages as messages } from '@vitrine/contracts/teams/messages'
import type { TeamUser } from '@vitrine/contracts/teams/schemas'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { loadChunk } from '../../../shared/chunk-loading.ts'
import { useReopened } from '../../../shared/forms/typed-input.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { EmptyList } from '../../../shared/ui/EmptyList.tsx'
import { ListFailure } from '../../../shared/ui/ListFailure.tsx'
import { ListSkeleton } from '../../../shared/ui/ListSkeleton.tsx'
import { ListCount, ListAnnouncement } from '../../../shared/ui/lists/ListCount.tsx'
import { Pagination } from '../../../shared/ui/lists/Pagination.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import type { ShowOutcome } from '../../memberships/subscription/outcome-notice.tsx'
import {
  deleteUser,
  resendInvitation,
  teamForm,
  teamKey,
  teamUsers,
  type AskedUsers,
} from '../queries/team.ts'
import { UserFilters } from './UserFilters.tsx'
import { UserRow } from './UserRow.tsx'

/** They bring the schemas along. */
const NewUser = lazy(() => loadChunk(() => import('./NewUser.tsx')))
const InviteUser = lazy(() => loadChunk(() => import('./InviteUser.tsx')))
const EditUser = lazy(() => loadChunk(() => import('./EditUser.tsx')))

type Opened = 'new' | 'invite' | TeamUser

/** Who is in the team, 20 a page, and the ways in and out of it. */
export function UsersSection({ tell }: { tell: ShowOutcome }) {
  const place = useUsersPath()
  const { data, error, isPlaceholderData } = useQuery({
    ...teamUsers(browserCall, place),
    meta: { essential: true },
  })
  const [opened, setOpened] = useReopened<Opened>(data && ['new', 'invite', ...data.items], teamForm)
  const [asked, setAsked] = useState<TeamUser | null>(null)
  const { isBusy, remove, resend } = useUserChanges(tell)
  const isFiltered = place.startsWith !== '' || place.contains !== ''
  const count = data && !isPlaceholderData ? counted(data.meta.total, 'user') : null
  const close = () => setOpened(null)
  const list = () => {
    if (error && !data) return <ListFailure text={failureOf(error).text} />
    if (!data) return <ListSkeleton />
    if (data.meta.total === 0 && isFiltered) {
      return (
        <EmptyList text="Nobody in your team matches.">
          <button
            type="button"
            className="button-plain"
            onClick={() => place.go({ startsWith: '', contains: '' })}
          >
            Show everyone
          </button>
        </EmptyList>
      )
    }
    if (data.meta.total === 0)
      return (
        <EmptyList text="You are the only one in your team so far.">
          Add a new user, or invite somebody who has an account.
        </EmptyList>
      )
    if (data.items.length === 0) {
      return (
        <EmptyList text="There is nothing on this page any more.">
          <button type="button" className="button-plain" onClick={() => place.go({})}>
            Go to the first page
          </button>
        </EmptyList>
      )
    }
    return (
      <>
        <ListCount words={count} />
        <ul aria-label="Users of your team" className="border-t border-hairline">
          {data.items.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isBusy={isBusy}
              onEdit={setOpened}
              onResend={resend}
              onDelete={setAsked}
            />
          ))}
        </ul>
        <Pagination
          place={data.meta}
          shown={data.items.length}
          pathOf={(offset) => place.pathOf({ offset })}
        />
      </>
    )
  }
  return (
    <AccountSection title="Users">
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => setOpened('new')}>
          Add new user
        </button>
        <button type="button" className="button-plain" onClick={() => setOpened('invite')}>
          Invite existing user
        </button>
      </div>
      {(isFiltered || (data?.meta.total ?? 0) > 0) && (
        <UserFilters startsWith={place.startsWith} contains={place.contains} go={place.go} />
      )}
      <ListAnnouncement words={count} />
      {list()}
      <ConfirmDialog
        open={asked !== null}
        title="Confirm Delete"
        text={messages.deleteQuestion}
        confirm="Delete"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) remove(asked)
          setAsked(null)
        }}
      />
      <Suspense>
        {opened === 'new' && (
          <NewUser onClose={close} onAdded={(email) => tell({ kind: 'done', text: invitationSent(email) })} />
        )}
        {opened === 'invite' && (
          <InviteUser
            onClose={close}
            onAdded={(email) => tell({ kind: 'done', text: invitationSent(email) })}
          />
        )}
        {opened !== null && typeof opened === 'object' && <EditUser user={opened} onClose={close} />}
      </Suspense>
    </AccountSection>
  )
}

/** What is gone already, from another tab for example, is deleted as well. */
function useUserChanges(tell: ShowOutcome) {
  const queryClient = useQueryClient()
  const settled = {
    onSuccess: async (text: string) => {
      await queryClient.invalidateQueries({ queryKey: teamKey })
      tell({ kind: 'done', text })
    },
    onError: (error: unknown) => tell({ kind: 'failed', text: failureOf(error).text }),
  }
  const removal = useMutation({
    mutationFn: async ({ id, email, status }: TeamUser) => {
      await deleteUser(browserCall, id).catch((failure: unknown) => {
        if (!(failure instanceof CallFailed) || failure.status !== 404) throw failure
      })
      return status === 'WAITING'
        ? `The invitation to ${email} was withdrawn.`
        : `${email} is no longer in your team.`
    },
    ...settled,
  })
  const repetition = useMutation({
    mutationFn: async ({ id, email }: TeamUser) => {
      await resendInvitation(browserCall, id)
      return invitationSent(email)
    },
    ...settled,
  })
  return {
    isBusy: removal.isPending || repetition.isPending,
    remove: removal.mutate,
    resend: repetition.mutate,
  }
}

/** Which users the URL asks for, and the URLs of others. */
function useUsersPath() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(search)
  const place: AskedUsers = {
    startsWith: given.get('startsWith') ?? '',
    contains: given.get('contains') ?? '',
    offset: parseOffset(given.get('offset')),
  }
  const pathOf = (change: Partial<AskedUsers>) => {
    const { startsWith, contains, offset } = { ...place, offset: 0, ...change }
    const asked = new URLSearchParams({
      ...(startsWith && { startsWith }),
      ...(contains && { contains }),
      ...(offset > 0 && { offset: String(offset) }),
    }).toString()
    return asked ? `${pathname}?${asked}` : pathname
  }
  return {
    ...place,
    pathOf,
    go: (change: Partial<AskedUsers>) =>
      void navigate(pathOf(change), { replace: true, preventScrollReset: true }),
  }
}
