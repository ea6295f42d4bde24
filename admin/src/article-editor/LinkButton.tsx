import LinkIcon from '@mui/icons-material/Link'
import { Box, Button, Popover, TextField, ToggleButton, Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'
import { RecordSearch } from './flow/RecordSearch.tsx'
import { isLinkable } from './flow/text-schema.ts'

export function LinkButton({ editor, isActive }: { editor: Editor; isActive: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [address, setAddress] = useState('')
  const [tried, setTried] = useState(false)
  const open = (button: HTMLElement) => {
    const { href }: { href?: unknown } = editor.getAttributes('link')
    setAddress(typeof href === 'string' ? href : '')
    setTried(false)
    setAnchor(button)
  }
  /** Without a selection the words themselves become the link. */
  const linkTo = (href: string, words: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !isActive) chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    setAnchor(null)
  }
  const link = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isLinkable(address.trim())) linkTo(address.trim(), address.trim())
  }
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    setAnchor(null)
  }
  const isWrong = tried && !isLinkable(address.trim())
  return (
    <>
      <Tooltip title="Link">
        <ToggleButton value="link" size="small" selected={isActive} onClick={(event) => open(event.currentTarget)} aria-label="Link" aria-haspopup="dialog">
          <LinkIcon fontSize="small" />
        </ToggleButton>
      </Tooltip>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
        <Box component="form" onSubmit={link} noValidate sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, maxWidth: 380 }}>
          <Box sx={{ flexBasis: '100%' }}>
            <RecordSearch label="Find on this site" kind="" onChoose={({ path, title }) => linkTo(path, title)} />
          </Box>
          <TextField label="URL" autoFocus fullWidth value={address} onChange={(event) => setAddress(event.target.value)} error={isWrong} helperText={isWrong ? 'Start with https://, mailto: or / for a page of this site.' : undefined} />
          <Button type="submit" variant="contained">
            Link
          </Button>
          {isActive && (
            <Button color="secondary" onClick={unlink}>
              Remove the link
            </Button>
          )}
        </Box>
      </Popover>
    </>
  )
}
