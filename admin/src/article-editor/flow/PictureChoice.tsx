import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { messageOf } from '../../providers/console-client.ts'
import { uploaded } from './pictures.ts'

const PictureLibrary = lazy(() => import('./PictureLibrary.tsx'))

interface PictureChoiceProps {
  onChoose: (picture: { src: string; alt?: string }) => void
}

/** A picture from this device, or one that stands in a text already. */
export function PictureChoice({ onChoose }: PictureChoiceProps) {
  const file = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()
  // Somebody writes on while a picture is uploaded: what takes it must know what was written meanwhile.
  const latest = useRef(onChoose)
  useEffect(() => {
    latest.current = onChoose
  }, [onChoose])
  const upload = async (chosen: File | undefined) => {
    if (!chosen) return
    setUploading(true)
    try {
      const src = await uploaded(chosen)
      latest.current({ src })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setUploading(false)
    }
  }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        loading={isUploading}
        onClick={() => file.current?.click()}
      >
        Upload a picture
      </Button>
      <Button size="small" color="secondary" onClick={() => setOpen(true)}>
        Choose from the library
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture file"
        onChange={({ target }) => {
          void upload(target.files?.[0])
          target.value = ''
        }}
      />
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-labelledby="library-title">
          <DialogTitle id="library-title">Pictures of the site</DialogTitle>
          <DialogContent dividers>
            <Suspense>
              <PictureLibrary
                onChoose={(picture) => {
                  setOpen(false)
                  onChoose(picture)
                }}
              />
            </Suspense>
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Stack>
  )
}
