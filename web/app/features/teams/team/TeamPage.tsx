import { OutcomeNotice, useOutcomeNotice } from '../../memberships/subscription/outcome-notice.tsx'
import { PlanSection } from './PlanSection.tsx'
import { UsersSection } from './UsersSection.tsx'

/** The admin's team: its plan with its slots, and who is in it. */
export default function TeamPage() {
  const { told, tell } = useOutcomeNotice()
  return (
    <>
      <OutcomeNotice told={told} />
      <PlanSection tell={tell} />
      <UsersSection tell={tell} />
    </>
  )
}
