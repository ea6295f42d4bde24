import { useNavigation } from 'react-router'

/** A thin line along the top while another page is on its way. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle'
  return (
    <div
      aria-hidden="true"
      data-print="no"
      className={`navigation-progress ${busy ? 'navigation-progress-busy' : ''}`}
    />
  )
}
