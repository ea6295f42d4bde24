import { forMembers } from '../identity/for-members.tsx'

/** 'Save search' for whoever is signed in. */
export const SaveSearch = forMembers(() => import('./SaveSearchButton.tsx'), Room)

function Room() {
  return (
    <span aria-hidden className="button-plain invisible hidden member:inline-flex">
      Save search
    </span>
  )
}
