import type { TeamUser } from '@vitrine/contracts/teams/schemas'
import { Day } from '../../../shared/ui/figures/Day.tsx'

interface UserRowProps {
  user: TeamUser
  isBusy: boolean
  onEdit: (user: TeamUser) => void
  onResend: (user: TeamUser) => void
  onDelete: (user: TeamUser) => void
}

/** Somebody of the team, and what can be done about it. */
export function UserRow({ user, isBusy, onEdit, onResend, onDelete }: UserRowProps) {
  const { firstName, lastName, email, status, userType, expiresDate } = user
  const name = `${firstName} ${lastName}`.trim()
  const action = 'text-link min-h-11 px-2'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-serif text-lg">{name || email}</p>
        <p className="text-sm text-muted">
          {name && `${email} · `}
          {status === 'ACTIVE' ? (
            'Active'
          ) : (
            <>
              Invited
              {expiresDate && (
                <>
                  , valid until <Day iso={expiresDate} />
                </>
              )}
              {userType === 'NEW_USER' &&
                '. Nobody can log in to a new account before the invitation is opened.'}
            </>
          )}
        </p>
      </div>
      <div className="-mx-2 flex flex-wrap">
        {status === 'WAITING' && (
          <button
            type="button"
            aria-label={`Send again to ${email}`}
            disabled={isBusy}
            className={action}
            onClick={() => onResend(user)}
          >
            Send again
          </button>
        )}
        <button
          type="button"
          aria-label={`Edit ${email}`}
          disabled={isBusy}
          className={action}
          onClick={() => onEdit(user)}
        >
          Edit
        </button>
        <button
          type="button"
          aria-label={`Delete ${email}`}
          disabled={isBusy}
          className={action}
          onClick={() => onDelete(user)}
        >
          Delete
        </button>
      </div>
    </li>
  )
}
