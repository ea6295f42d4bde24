import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Lists by the URL they begin with: two URLs of one kind are the same page with other rows. */
const LIST =
  /^\/(upcomingauctions$|(inventory|marks)\/search|(articles|dictionary)\/searchR|books\/searchD|dictionary\/(c|list)\/)/

function listKindOf(pathname: string): string | undefined {
  return LIST.exec(pathname)?.[0]
}

/** Quick responses come without a flash of placeholders. */
const PATIENCE_MS = 120

function useAfterPatience(waiting: boolean): boolean {
  const [patienceOver, setPatienceOver] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setPatienceOver(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setPatienceOver(false)
    }
  }, [waiting])
  return waiting && patienceOver
}

/** The kind of the list that is on its way. */
function useComingKind(): string | undefined {
  const { state, location } = useNavigation()
  return state === 'loading' ? listKindOf(location.pathname) : undefined
}

/** Whether rows of the list that is shown are on their way. */
export function useListPending(): boolean {
  const coming = useComingKind()
  const here = listKindOf(useLocation().pathname)
  return useAfterPatience(coming !== undefined && coming === here)
}

/** Whether a list of another kind than the page shown is on its way. */
export function useArrivingAtAnotherList(): boolean {
  const coming = useComingKind()
  const here = listKindOf(useLocation().pathname)
  return useAfterPatience(coming !== undefined && coming !== here)
}
