import { Outlet } from 'react-router'
import { SiteFrame } from '../features/shell/SiteFrame.tsx'

/** Every path outside the catalogue: the home page, log-in, and what is not found. */
export default function FrontLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
