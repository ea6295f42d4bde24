import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { Toolbar } from 'react-admin'
import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { SaveWithReason } from '../editing/SaveWithReason.tsx'

export function IssueToolbar({ issue }: { issue: ManagedIssue }) {
  return (
    // On a phone it stays at the bottom of the screen, above the form.
    <Toolbar
      sx={{
        justifyContent: 'space-between',
        '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': {
          bgcolor: 'background.default',
          px: { xs: 2, md: 0 },
        },
      }}
    >
      <SaveWithReason />
      {issue.state === 'draft' && (
        <DeleteRecord
          question="Delete this draft?"
          consequence="It has not been sent to anyone. This cannot be undone."
        />
      )}
    </Toolbar>
  )
}
