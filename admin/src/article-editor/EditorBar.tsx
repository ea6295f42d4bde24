import { ArrowBack, OpenInNew } from '@mui/icons-material'
import {
  AppBar,
  Box,
  Button,
  IconButton,
  Toolbar,
  Tooltip,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { Link } from 'react-router'
import { Status } from '../dictionary/StatusChip.tsx'
import { SteadyButton } from '../feedback/SteadyButton.tsx'
import { ThemeToggle } from '../layout/ThemeToggle.tsx'
import { OPEN_DETAILS, type useDetails } from './details/DetailsPanel.tsx'
import type { EditedText } from './edited-text.ts'
import type { useAutosave } from './use-autosave.ts'
import { useBarHeight } from './use-bar-height.ts'
import type { useDraft } from './use-draft.ts'

interface EditorBarProps {
  text: EditedText
  draft: ReturnType<typeof useDraft>
  isTemplate: boolean
  /** Somebody else writes. */
  isLocked: boolean
  /** The account may no longer change it: said above the text as well, which may be far from here. */
  mayNot: boolean
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
  autosave: ReturnType<typeof useAutosave>
  onVersions: () => void
  onSchedule: () => void
  /** Null where a text has none beside it. */
  details: ReturnType<typeof useDetails> | null
}

/**
 * Save and Publish stay in sight on a phone; all that stands above them there takes two lines and would cover
 * the text.
 */
export function EditorBar({
  text,
  draft,
  isTemplate,
  isLocked,
  mayNot,
  isPreview,
  onPreview,
  autosave,
  onVersions,
  onSchedule,
  details,
}: EditorBarProps) {
  const { versions, isDirty, pending } = draft
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const bar = useBarHeight(isPhone)
  const isPublished = versions.status === 'PUBLISHED'
  const isAhead = isDirty || versions.draftVersion > versions.publishedVersion
  const actions = (
    <>
      <SteadyButton
        variant="outlined"
        color="secondary"
        onClick={() => void draft.save()}
        isOff={isLocked || !isDirty || pending !== null}
        isBusy={pending === 'save'}
      >
        Save
      </SteadyButton>
      {!isTemplate && (
        <SteadyButton
          variant="contained"
          onClick={() => void draft.publish()}
          isOff={isLocked || pending !== null || (isPublished && !isAhead)}
          isBusy={pending === 'publish'}
        >
          {isPublished ? 'Update' : 'Publish'}
        </SteadyButton>
      )}
      {!isPhone && <ThemeToggle />}
    </>
  )
  return (
    <>
      <AppBar
        ref={isPhone ? undefined : bar}
        position="sticky"
        color="inherit"
        elevation={0}
        sx={{
          position: { xs: 'static', sm: 'sticky' },
          borderBottom: { xs: 0, sm: 1 },
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Toolbar variant="dense" sx={{ flexWrap: 'wrap', gap: 1, py: 1 }}>
          <Tooltip title={text.list.label}>
            <IconButton component={Link} to={text.list.to} aria-label={text.list.label} edge="start">
              <ArrowBack />
            </IconButton>
          </Tooltip>
          {!isTemplate && <Status {...versions} />}
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary', flex: '1 1 8rem' }}>
            {isLocked
              ? 'Read only'
              : pending
                ? 'Saving…'
                : isDirty
                  ? unsaved({ ...autosave, mayNot }, text.noun)
                  : `Draft ${versions.draftVersion}, saved`}
            {details?.isDirty && '. The details are not saved.'}
          </Typography>
          {isPublished && (
            <Tooltip title="Public page">
              <IconButton
                href={text.pageOf(versions.url)}
                target="_blank"
                rel="noopener"
                aria-label="Public page"
              >
                <OpenInNew fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
          <Button color="secondary" onClick={onVersions}>
            Versions
          </Button>
          {details && (
            <Button
              id={OPEN_DETAILS}
              color="secondary"
              aria-pressed={details.isOpen}
              onClick={details.toggle}
            >
              Details
            </Button>
          )}
          <Button color="secondary" aria-pressed={isPreview} onClick={() => onPreview(!isPreview)}>
            {!isPreview ? 'Preview' : isLocked ? 'Read' : 'Write'}
          </Button>
          {!isTemplate && (
            <SteadyButton color="secondary" isOff={isLocked || pending !== null} onClick={onSchedule}>
              Schedule
            </SteadyButton>
          )}
          {/* Where there is no room for one line, they go to the next together. */}
          {!isPhone && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>{actions}</Box>
          )}
        </Toolbar>
      </AppBar>
      {isPhone && (
        <Box
          component="section"
          ref={bar}
          aria-label="Save and publish"
          sx={{
            position: 'sticky',
            top: 0,
            zIndex: 'appBar',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: 1,
            minHeight: 52,
            px: 2,
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {actions}
        </Box>
      )}
    </>
  )
}

/** Said once and not with every key: it is read aloud. */
function unsaved(
  { isKept, isOffline, isFailing, isGone, mayNot }: ReturnType<typeof useAutosave>,
  noun: EditedText['noun'],
): string {
  if (isOffline)
    return 'Unsaved changes. The server cannot be reached: they are kept on this device and sent as soon as it can.'
  if (isFailing)
    return 'Unsaved changes. The server cannot store them at the moment: they are kept on this device and sent again until it can.'
  if (isGone) return `Unsaved changes. This ${noun} has been deleted: what you wrote is kept on this device.`
  if (mayNot)
    return `Unsaved changes. Your account may no longer change this ${noun}: they are kept on this device.`
  return isKept ? 'Unsaved changes, kept as you type' : 'Unsaved changes'
}
