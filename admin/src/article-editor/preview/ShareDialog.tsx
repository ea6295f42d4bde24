import {
  Alert,
  Button,
  DialogContentText,
  List,
  ListItem,
  ListItemText,
  Skeleton,
  TextField,
} from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endPreviewLink, makePreviewLink, previewLinks } from '@vitrine/contracts/texts/endpoints'
import { textLimits } from '@vitrine/contracts/texts/messages'
import type { PreviewLink } from '@vitrine/contracts/texts/preview'
import { useState } from 'react'
import { Loaded } from '../../feedback/Loaded.tsx'
import { NamedDialog } from '../../feedback/NamedDialog.tsx'
import { reasonOf } from '../../providers/console-client.ts'
import { dataProvider } from '../../providers/dataProvider.ts'
import { moment } from '../../texts/schedule-words.ts'
import type { TextName } from '../../texts/use-text-state.ts'

/** Past react-admin, which would leave for the log-in page where a session has ended. */
const call = dataProvider.callEndpoint

interface ShareDialogProps {
  name: TextName
  isDirty: boolean
  /** Saves what is on the screen; false where that was not possible, which is told there. */
  saveFirst: () => Promise<boolean>
  onClose: () => void
}

/** Links that show the draft to people without an account, for some days. */
export default function ShareDialog({ name, isDirty, saveFirst, onClose }: ShareDialogProps) {
  const cache = useQueryClient()
  const key = ['preview-links', name.kind, name.id]
  const links = useQuery({
    queryKey: key,
    queryFn: () => call(previewLinks, { params: { ...name } }),
    gcTime: 0,
  })
  const [made, setMade] = useState('')
  const [isCopied, setCopied] = useState(false)
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState<'new' | number | null>(null)
  const attempt = async (what: 'new' | number, work: () => Promise<void>) => {
    setPending(what)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(reasonOf(error))
    } finally {
      setPending(null)
    }
  }
  const make = () =>
    attempt('new', async () => {
      if (isDirty && !(await saveFirst())) return onClose()
      const { path } = await call(makePreviewLink, { params: { ...name } })
      setMade(`${location.origin}${path}`)
      setCopied(false)
      await cache.invalidateQueries({ queryKey: key })
    })
  const end = (link: number) =>
    attempt(link, async () => {
      cache.setQueryData(key, await call(endPreviewLink, { params: { ...name, link } }))
      setMade('')
    })
  const copy = () =>
    attempt('new', async () => {
      await navigator.clipboard.writeText(made).catch(() => {
        throw new Error('The browser did not let us copy it. Select the link and copy it by hand.')
      })
      setCopied(true)
    })
  const actions = (
    <>
      <Button color="secondary" onClick={onClose}>
        Close
      </Button>
      <Button variant="contained" loading={pending === 'new'} onClick={() => void make()}>
        Make a link
      </Button>
    </>
  )
  return (
    <NamedDialog id="share" title="Share the draft" onClose={onClose} actions={actions}>
      <DialogContentText id="share-text">
        Anyone with the link can see the page of this draft for {textLimits.previewLinkDays} days, without an
        account. They always see what was saved last. {isDirty && 'What is on the screen now is saved first.'}
      </DialogContentText>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      {made && (
        <>
          <TextField
            fullWidth
            margin="normal"
            label="Link"
            value={made}
            slotProps={{
              htmlInput: {
                readOnly: true,
                onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
              },
            }}
            helperText="It is shown this once: copy it now."
          />
          <Button variant="outlined" color="secondary" onClick={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </>
      )}
      <Loaded query={links} waiting={<Skeleton variant="rectangular" height={64} sx={{ mt: 2 }} />}>
        {({ items }) => <Links items={items} pending={pending} onEnd={(link) => void end(link)} />}
      </Loaded>
    </NamedDialog>
  )
}

function Links({
  items,
  pending,
  onEnd,
}: {
  items: readonly PreviewLink[]
  pending: 'new' | number | null
  onEnd: (link: number) => void
}) {
  if (items.length === 0)
    return <DialogContentText sx={{ mt: 2 }}>No link works at the moment.</DialogContentText>
  return (
    <List aria-label="Links that work" sx={{ mt: 1 }}>
      {items.map(({ id, madeBy, madeAt, expiresAt }) => (
        <ListItem
          key={id}
          disableGutters
          divider
          secondaryAction={
            <Button
              color="error"
              loading={pending === id}
              onClick={() => onEnd(id)}
              aria-label={`End the link made ${moment(madeAt)}`}
            >
              End
            </Button>
          }
        >
          <ListItemText
            primary={`Works until ${moment(expiresAt)}`}
            secondary={`Made ${moment(madeAt)}${madeBy === null ? '' : ` by ${madeBy}`}`}
          />
        </ListItem>
      ))}
    </List>
  )
}
