import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState, type FormEvent } from 'react'

interface SaveFilterProps {
  open: boolean
  onCancel: () => void
  onSave: (name: string) => void
}

const NAME_MAX = 60

/** Asks for the name of a filter that is saved. A name that is taken is given to the new one. */
export function SaveFilter({ open, onCancel, onSave }: SaveFilterProps) {
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React, the list's own filter form stands around this dialog.
    event.stopPropagation()
    if (!name.trim()) return
    onSave(name.trim())
    setName('')
  }
  return (
    <Dialog open={open} onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby="save-filter-title">
      <form onSubmit={submit}>
        <DialogTitle id="save-filter-title">Save this filter</DialogTitle>
        <DialogContent>
          <TextField
            label="Name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoFocus
            sx={{ mt: 1 }}
            helperText={name.trim() ? 'Kept in this browser.' : 'Type a name to go on. Kept in this browser.'}
            slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={!name.trim()}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
