import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { DeleteWithConfirmButton, SaveButton, Toolbar, useNotify } from 'react-admin'
import { messageOf } from '../providers/console-client.ts'

export function IssueToolbar({ issue }: { issue: ManagedIssue }) {
  const notify = useNotify()
  return (
    // On a phone it stays at the bottom of the screen, above the form.
    <Toolbar sx={{ justifyContent: 'space-between', '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': { bgcolor: 'background.default', px: { xs: 2, md: 0 } } }}>
      <SaveButton />
      {issue.state === 'draft' && (
        <DeleteWithConfirmButton
          mutationMode="pessimistic"
          redirect="list"
          confirmTitle="Delete this draft?"
          confirmContent="Nobody has been sent it. It cannot be brought back."
          mutationOptions={{ onError: (error: unknown) => notify(messageOf(error), { type: 'error' }) }}
        />
      )}
    </Toolbar>
  )
}
