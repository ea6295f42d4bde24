import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material'
import { sizeInWords } from '@vitrine/contracts/vault-media/storage'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SteadyButton } from '../feedback/SteadyButton.tsx'
import { forScreenReaders } from '../feedback/for-screen-readers.ts'
import { ConsoleCallFailed, isSignedOut, messageOf } from '../providers/console-client.ts'
import { PICTURE_TYPES, uploaded } from './pictures.ts'

const PictureLibrary = lazy(() => import('./PictureLibrary.tsx'))

interface PictureChoiceProps {
  onChoose: (picture: { src: string; alt?: string }) => void
  /** Told when an upload begins and when it ends. */
  onUploading?: (isUploading: boolean) => void
  disabled?: boolean
}

/** A picture from this device, or one of an article. Failures stay here, with a way to try again. */
export function PictureChoice({ onChoose, onUploading, disabled = false }: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { upload, uploading, problem, isDone, cancel, dismiss } = useUpload(onChoose, onUploading)
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SteadyButton
          size="small"
          variant="outlined"
          color="secondary"
          isBusy={uploading !== null}
          isOff={disabled}
          onClick={() => input.current?.click()}
        >
          Upload a picture
        </SteadyButton>
        <SteadyButton size="small" color="secondary" isOff={disabled} onClick={() => setOpen(true)}>
          Choose from the library
        </SteadyButton>
      </Stack>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        disabled={disabled}
        aria-label="Picture file"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void upload(file)
          target.value = ''
        }}
      />
      {uploading && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mt: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              Uploading {uploading.name} ({sizeInWords(uploading.size)})
            </Typography>
            <LinearProgress aria-label={`Uploading ${uploading.name}`} />
          </Box>
          <Button size="small" color="secondary" onClick={cancel}>
            Cancel the upload
          </Button>
        </Stack>
      )}
      {problem && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {problem.sentence}
          <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
            {problem.isSignedOut && (
              <Button size="small" color="inherit" variant="outlined" href="/login/auth" target="_blank">
                Log in in a new tab
              </Button>
            )}
            {problem.canRetry && (
              <Button
                size="small"
                color="inherit"
                variant="outlined"
                onClick={() => void upload(problem.file)}
              >
                Try again
              </Button>
            )}
            <Button size="small" color="inherit" onClick={() => input.current?.click()}>
              Choose another file
            </Button>
            <Button size="small" color="inherit" onClick={dismiss}>
              Dismiss
            </Button>
          </Stack>
        </Alert>
      )}
      <Box role="status" sx={forScreenReaders}>
        {isDone && 'The picture is uploaded.'}
      </Box>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-labelledby="library-title">
          <DialogTitle id="library-title">Pictures of the site</DialogTitle>
          <DialogContent dividers>
            <Suspense>
              <PictureLibrary
                onChoose={(picture) => {
                  setOpen(false)
                  dismiss()
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
    </Box>
  )
}

interface UploadProblem {
  file: File
  sentence: string
  isSignedOut: boolean
  /** False for a file that is refused each time. */
  canRetry: boolean
}

type UploadState = File | UploadProblem | 'done' | null

function useUpload(
  onChoose: PictureChoiceProps['onChoose'],
  onUploading: PictureChoiceProps['onUploading'] = () => undefined,
) {
  const [state, setState] = useState<UploadState>(null)
  const running = useRef<AbortController>(null)
  // The form changes while a picture is uploaded: what takes the picture must know the latest.
  const latest = useRef({ onChoose, onUploading })
  useEffect(() => {
    latest.current = { onChoose, onUploading }
  }, [onChoose, onUploading])
  const upload = async (file: File) => {
    const controller = new AbortController()
    running.current = controller
    setState(file)
    latest.current.onUploading(true)
    try {
      const src = await uploaded(file, controller.signal)
      setState('done')
      latest.current.onChoose({ src })
    } catch (error) {
      setState(controller.signal.aborted ? null : problemOf(file, error))
    } finally {
      latest.current.onUploading(false)
    }
  }
  return {
    upload,
    uploading: state instanceof File ? state : null,
    problem: state instanceof File || state === 'done' ? null : state,
    isDone: state === 'done',
    cancel: () => running.current?.abort(),
    dismiss: () => setState(null),
  }
}

function problemOf(file: File, error: unknown): UploadProblem {
  const cause = error instanceof Error ? error.cause : undefined
  const status = cause instanceof ConsoleCallFailed ? cause.status : null
  return {
    file,
    sentence: messageOf(error),
    isSignedOut: isSignedOut(cause),
    canRetry: status !== null && ![400, 403, 413, 415].includes(status),
  }
}
