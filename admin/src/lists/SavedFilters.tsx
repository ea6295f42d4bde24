import { BookmarkAddOutlined, BookmarkBorder, DeleteOutlined } from '@mui/icons-material'
import {
  Button,
  Divider,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material'
import { extractValidSavedQueries, useSavedQueries, type SavedQuery } from 'ra-core'
import { useState, type MouseEvent, type FormEvent } from 'react'
import { useListContext } from 'react-admin'
import { useAnswers } from '../editing/use-answers.ts'
import { useDone } from '../feedback/use-done.tsx'
import { isSameFilter } from './use-filters.ts'

const NAME_MAX = 60

/**
 * The filters of a list under a name, kept in this browser: applied, saved and removed, whichever way the
 * filters are shown.
 */
export function SavedFilters() {
  const { resource, filterValues, displayedFilters, sort, perPage, setFilters, setSort } = useListContext()
  const [stored, store] = useSavedQueries(resource)
  const tellDone = useDone()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isNaming, setNaming] = useState(false)
  const saved = extractValidSavedQueries(stored)
  const current = saved.find(({ value }) => isSameFilter(value?.filter, filterValues))
  const isFiltered = Object.keys(filterValues).length > 0

  const close = () => setAnchor(null)
  const apply = ({ value }: SavedQuery) => {
    close()
    if (!value) return
    setFilters(value.filter, value.displayedFilters)
    if (value.sort) setSort(value.sort)
  }
  const save = (label: string) => {
    setNaming(false)
    store([
      ...saved.filter((query) => query.label !== label),
      { label, value: { filter: filterValues, displayedFilters, sort, perPage } },
    ])
    tellDone(`Filter saved: ${label}`)
  }
  const remove = ({ label }: SavedQuery) => {
    close()
    store(saved.filter((query) => query.label !== label))
    tellDone(`Filter removed: ${label}`, () => store(saved))
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkBorder />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        Saved filters
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {saved.map((query) => (
          <MenuItem key={query.label} selected={query === current} onClick={() => apply(query)}>
            <ListItemText>{query.label}</ListItemText>
          </MenuItem>
        ))}
        {saved.length > 0 && <Divider />}
        <MenuItem
          disabled={!isFiltered || current !== undefined}
          onClick={() => {
            close()
            setNaming(true)
          }}
        >
          <ListItemIcon>
            <BookmarkAddOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText {...(!isFiltered && { secondary: 'Set a filter first' })}>
            Save this filter
          </ListItemText>
        </MenuItem>
        {current && (
          <MenuItem onClick={() => remove(current)}>
            <ListItemIcon>
              <DeleteOutlined fontSize="small" />
            </ListItemIcon>
            <ListItemText>Remove ‘{current.label}’</ListItemText>
          </MenuItem>
        )}
      </Menu>
      <SaveFilter open={isNaming} onCancel={() => setNaming(false)} onSave={save} />
    </>
  )
}

interface SaveFilterProps {
  open: boolean
  onCancel: () => void
  onSave: (name: string) => void
}

const SAVE_FILTER = 'Save this filter'

/** Asks for the name of a filter that is saved. A name that is taken is given to the new one. */
function SaveFilter({ open, onCancel, onSave }: SaveFilterProps) {
  const {
    answers: { name },
    type,
  } = useAnswers(SAVE_FILTER, open, { name: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React, the list's own filter form stands around this dialog.
    event.stopPropagation()
    if (!name.trim()) return
    onSave(name.trim())
  }
  return (
    <Dialog open={open} onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby="save-filter-title">
      <form onSubmit={submit}>
        <DialogTitle id="save-filter-title">{SAVE_FILTER}</DialogTitle>
        <DialogContent>
          <TextField
            label="Name"
            value={name}
            onChange={(event) => type({ name: event.target.value })}
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
