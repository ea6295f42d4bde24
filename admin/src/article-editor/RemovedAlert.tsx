import { Alert, Button } from '@mui/material'
import { useState } from 'react'

/** A block was taken out by a click, and comes back by another. */
export function RemovedAlert({ name, onUndo }: { name: string; onUndo: () => void }) {
  const [isBack, setBack] = useState(false)
  const undo = () => {
    setBack(true)
    onUndo()
  }
  return (
    <Alert severity="info" variant="filled" action={<Button color="inherit" size="small" onClick={undo} disabled={isBack}>Undo</Button>}>
      {isBack ? `${name} restored` : `${name} removed`}
    </Alert>
  )
}
