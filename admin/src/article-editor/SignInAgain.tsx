import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useRef, useState, type FormEvent } from 'react'
import { signInAgain } from '../providers/sign-in-again.ts'

/** Both fields are needed, and nobody needs to be told so. */
const WITHOUT_ASTERISK = { inputLabel: { required: false } }

interface SignInAgainProps {
  /** The email of whoever opened the editor. */
  writer: string
  onSignedIn: () => void
}

/**
 * The session has ended while somebody writes. The text stays where it is, and is saved once they are signed
 * in again.
 */
export function SignInAgain({ writer, onSignedIn }: SignInAgainProps) {
  const [email, setEmail] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const passwordField = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [isPending, setPending] = useState(false)
  const [other, setOther] = useState<string | null>(null)
  const signIn = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    const result = await signInAgain(email ?? writer, password)
    setPending(false)
    setPassword('')
    if ('problem' in result) {
      setProblem(result.problem)
      passwordField.current?.focus()
    } else if (writer === '' || result.user.email === writer) onSignedIn()
    else setOther(result.user.email)
  }
  if (other !== null) {
    return (
      <Dialog open maxWidth="sm" aria-labelledby="other-person-title" aria-describedby="other-person-text">
        <DialogTitle id="other-person-title">You are logged in as somebody else</DialogTitle>
        <DialogContent>
          <DialogContentText id="other-person-text" sx={{ overflowWrap: 'anywhere' }}>
            What is on this screen was written by {writer}, and you are logged in as {other}. From now on it
            is saved under the name of {other}.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => setOther(null)}>
            Log in as somebody else
          </Button>
          <Button variant="contained" onClick={onSignedIn}>
            Go on as {other}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      aria-labelledby="sign-in-again-title"
      aria-describedby="sign-in-again-text"
    >
      <form onSubmit={(event) => void signIn(event)}>
        <DialogTitle id="sign-in-again-title">Log in again</DialogTitle>
        <DialogContent>
          <DialogContentText id="sign-in-again-text">
            Your session has ended. Nothing is lost: what you wrote is still here, and saving goes on once you
            are logged in.
          </DialogContentText>
          {problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
          <TextField
            margin="normal"
            fullWidth
            required
            slotProps={WITHOUT_ASTERISK}
            type="email"
            label="Email"
            autoComplete="username"
            value={email ?? writer}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextField
            margin="normal"
            fullWidth
            required
            slotProps={WITHOUT_ASTERISK}
            autoFocus
            type="password"
            inputRef={passwordField}
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button type="submit" variant="contained" loading={isPending}>
            Log in
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
