import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hasPglFlag } from '../shared/pgl-flag.ts'
import { planPath, planIn, SUBSCRIPTION_PAGE, type ChosenPlan } from '../shared/plan-path.ts'

/**
 * The plan that is looked at before it is confirmed: it stands in the URL, so that a log-in in between loses
 * nothing.
 */
export function useChosenPlan() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const plan = planIn(new URLSearchParams(search))
  // As it was when the page was opened: buying clears it.
  const [isFlagged] = useState(() => hasPglFlag(localStorage))
  return {
    plan,
    enablePGL: isFlagged || (plan?.enablePGL ?? false),
    choose: (chosen: ChosenPlan) =>
      void navigate(planPath(chosen), { replace: true, preventScrollReset: true }),
    close: () => void navigate(SUBSCRIPTION_PAGE, { replace: true, preventScrollReset: true }),
  }
}
