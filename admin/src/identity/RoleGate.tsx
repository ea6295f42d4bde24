import { Button } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { HOME_PATH } from '../layout/navigation.ts'
import { Page } from '../layout/Page.tsx'

interface RoleGateProps {
  resource: string
  children: ReactNode
  /** Around the sentence, where the screen itself brings a frame. */
  frame?: (refusal: ReactNode) => ReactNode
}

/**
 * A screen for whom the staff role opens it. Everybody else is told, before anything of the screen is loaded
 * or asked for; the api refuses the calls by itself.
 */
export function RoleGate({ resource, children, frame = (refusal) => refusal }: RoleGateProps) {
  const { isPending, canAccess } = useCanAccess({ resource, action: 'list' })
  if (isPending) return null
  return canAccess === false ? frame(<NotOpen />) : children
}

function NotOpen() {
  return (
    <Page
      title="Not open to you"
      intro="Your staff role does not open this page. An administrator can give you another role."
    >
      <Button component={Link} to={HOME_PATH} variant="contained">
        Back to the home page
      </Button>
    </Page>
  )
}
