import { Button } from '@mui/material'
import { Link } from 'react-router'
import { HOME_PATH } from './navigation.ts'
import { Page } from './Page.tsx'

export function NoSuchPage() {
  return (
    <Page title="Page not found" intro="The console has no page at this URL.">
      <Button component={Link} to={HOME_PATH} variant="contained">
        Back to the home page
      </Button>
    </Page>
  )
}
