import { Box, Button, TextField } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'
import { isLinkable } from './flow/link-mark.ts'
import { RecordSearch } from './flow/RecordSearch.tsx'

interface LinkFormProps {
  editor: Editor
  /** The caret is in a link. */
  isActive: boolean
  onClose: () => void
}

/** Chooses where the selected words lead to, among the records of the site or by URL. */
export default function LinkForm({ editor, isActive, onClose }: LinkFormProps) {
  const [address, setAddress] = useState(() => {
    const { href }: { href?: unknown } = editor.getAttributes('link')
    return typeof href === 'string' ? href : ''
  })
  const [tried, setTried] = useState(false)
  /** Without a selection the words themselves become the link. */
  const linkTo = (href: string, words: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !isActive)
      chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  const link = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isLinkable(address.trim())) linkTo(address.trim(), address.trim())
  }
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const isWrong = tried && !isLinkable(address.trim())
  return (
    <Box
      component="form"
      onSubmit={link}
      noValidate
      sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, maxWidth: 380 }}
    >
      <Box sx={{ flexBasis: '100%' }}>
        <RecordSearch label="Find on this site" kind="" onChoose={({ path, title }) => linkTo(path, title)} />
      </Box>
      <TextField
        label="URL"
        autoFocus
        fullWidth
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        error={isWrong}
        helperText={isWrong ? 'Start with https://, mailto: or / for a page of this site.' : undefined}
      />
      <Button type="submit" variant="contained">
        Link
      </Button>
      {isActive && (
        <Button color="secondary" onClick={unlink}>
          Remove the link
        </Button>
      )}
    </Box>
  )
}
