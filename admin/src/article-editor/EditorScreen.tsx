import { Box, Typography } from '@mui/material'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useEffect, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { DraftNotice } from '../editing/DraftNotice.tsx'
import { RefusedActions } from '../feedback/RefusedActions.tsx'
import { ScheduleNotice } from '../texts/ScheduleNotice.tsx'
import { useMovedText } from '../texts/use-text-state.ts'
import { isSignedOut } from '../providers/console-client.ts'
import { AccessNotice, ContentConflict } from './EditorNotices.tsx'
import { DetailsPanel, useDetails } from './details/DetailsPanel.tsx'
import { EditorBar } from './EditorBar.tsx'
import { FlowEditor } from './flow/FlowEditor.tsx'
import { latePart } from '../feedback/late-part.tsx'
import { LeaseNotice, useLease } from './lease.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { PlaceNotice } from './PlaceNotice.tsx'
import type { ArticleContent, EditedText, SavedDetails } from './edited-text.ts'
import { SignInAgain } from './SignInAgain.tsx'
import { useAutosave } from './use-autosave.ts'
import { useDraft } from './use-draft.ts'
import { useDraftBlocks } from './use-draft-blocks.ts'
import { useLaterVersion } from './use-later-version.ts'

/** Comparing is asked for now and then; writing need not wait for it. */
const VersionsDialog = latePart(() => import('./VersionsDialog.tsx'))
/** Readers of a text that another person writes, and whoever looks at the page, do not write. */
const ReadOnlyText = latePart(() => import('./preview/ReadOnlyText.tsx'))
const PreviewScreen = latePart(() => import('./preview/PreviewScreen.tsx'))
const ChecksDialog = latePart(() => import('../texts/ChecksDialog.tsx'))
const ScheduleDialog = latePart(() => import('../texts/ScheduleDialog.tsx'))

const TEXT_WIDTH = '772px'

interface EditorScreenProps {
  text: EditedText
  content: ArticleContent
}

export function EditorScreen({ text, content }: EditorScreenProps) {
  const draft = useDraft(content, text)
  const kept = useDraftBlocks(text, draft)
  const autosave = useAutosave(text, draft)
  const lease = useLease(text, draft)
  const { isLocked } = lease
  const [isPreview, setPreview] = useState(false)
  const [title, setTitle] = useState(content.title)
  const details = useDetails()
  const { template } = content
  const { Details } = template ? {} : text
  const showsDetails = details.isOpen && !isPreview
  const moved = useMovedText({ kind: text.kind, id: content.id })
  const detailsSaved = (saved: SavedDetails, from: number) => {
    setTitle(saved.title)
    moved(saved)
    draft.detailsSaved(saved, from)
  }
  const mayNot = draft.mayNot || autosave.mayNot || lease.mayNot
  const tryAgain = () => {
    autosave.goOn()
    if (draft.isDirtyNow()) void draft.save()
  }
  const leave = () => {
    if (!isLocked) autosave.keepLast()
    kept.drop()
    details.drop()
  }
  const [schedules, setSchedules] = useState(false)
  const [showsVersions, setShowsVersions] = useState(false)
  const { save } = draft
  // Asked while the session lasts: once it has ended, nobody says whose it was.
  const { identity } = useGetIdentity()
  const later = useLaterVersion(text, draft, { keptAt: kept.offered?.keptAt, person: identity?.fullName })
  const signedIn = () => {
    draft.goOn()
    autosave.goOn()
    lease.goOn()
  }
  useEffect(() => {
    document.title = `${title} - ${PRODUCT_NAME} editor`
  }, [title])
  const isNew = !template && content.publishedVersion === 0 && content.draftVersion <= 1
  const { editor } = draft
  useEffect(() => {
    // Nothing else is to be done with a text that nobody has written yet.
    // The page stays at its title, which the caret may be far below.
    if (isNew) editor.commands.focus('end', { scrollIntoView: false })
  }, [editor, isNew])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!isLocked) void save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [save, isLocked])

  return (
    <>
      <EditorBar
        text={text}
        draft={draft}
        isTemplate={template !== undefined}
        isLocked={isLocked}
        mayNot={mayNot}
        isPreview={isPreview}
        onPreview={setPreview}
        autosave={autosave}
        onVersions={() => setShowsVersions(true)}
        onSchedule={() => setSchedules(true)}
        details={Details ? details : null}
      />
      <Box
        component="main"
        sx={{
          px: { xs: 1.5, sm: 3 },
          py: isPreview ? 2 : 4,
          display: 'grid',
          gap: 3,
          justifyContent: 'center',
          gridTemplateColumns: isPreview
            ? 'minmax(0, 1fr)'
            : {
                xs: `minmax(0, ${TEXT_WIDTH})`,
                lg: showsDetails
                  ? `minmax(0, ${TEXT_WIDTH}) minmax(20rem, 26rem)`
                  : `minmax(0, ${TEXT_WIDTH})`,
              },
        }}
      >
        {Details && details.isThere && (
          <DetailsPanel isOpen={showsDetails} onClose={details.close}>
            <Details
              versions={draft.versions}
              isLocked={isLocked}
              onTyped={details.onTyped}
              onSaved={detailsSaved}
              onSignedOut={draft.askToSignIn}
            />
          </DetailsPanel>
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography
            variant="h1"
            sx={{
              mb: 1,
              fontSize: isPreview ? '1.25rem' : { xs: '1.75rem', sm: '2.25rem' },
              overflowWrap: 'anywhere',
            }}
          >
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: isPreview ? 1 : 3, overflowWrap: 'anywhere' }}>
            {template ? sentenceOf(template) : text.pageOf(draft.versions.url)}
          </Typography>
          {mayNot && <AccessNotice text={text} draft={draft} onTryAgain={tryAgain} />}
          <RefusedActions />
          <LeaseNotice text={text} draft={draft} lease={lease} onVersions={() => setShowsVersions(true)} />
          <PlaceNotice
            text={text}
            title={title}
            draft={draft}
            onFollowed={autosave.goOn}
            isLost={draft.isLost || autosave.isGone || autosave.isElsewhere}
          />
          {!template && <ScheduleNotice kind={text.kind} id={content.id} />}
          {later.offered && !isLocked && (
            <DraftNotice
              {...later.offered}
              where="among the versions"
              others={kept.others + 1}
              onRestore={later.restore}
              onDiscard={later.setAside}
            />
          )}
          {kept.offered && !later.offered && !later.isLooking && !isLocked && (
            <DraftNotice
              {...kept.offered}
              others={kept.others}
              onRestore={kept.restore}
              onDiscard={kept.discard}
            />
          )}
          {isPreview ? (
            <PreviewScreen
              name={{ kind: text.kind, id: content.id }}
              title={title}
              draft={draft}
              isLocked={isLocked}
            />
          ) : isLocked ? (
            <ReadOnlyText blocks={draft.blocks} />
          ) : (
            <FlowEditor editor={draft.editor} refused={draft.refused} />
          )}
        </Box>
      </Box>
      <ContentConflict
        noun={text.noun}
        open={draft.theirs !== null}
        said={draft.said}
        onTakeTheirs={draft.takeTheirs}
        onKeepMine={draft.keepMine}
      />
      {(draft.hasSessionEnded || isSignedOut(autosave.trouble) || lease.hasSessionEnded) && (
        <SignInAgain writer={String(identity?.id ?? '')} onSignedIn={signedIn} />
      )}
      {draft.findings.length > 0 && (
        <ChecksDialog
          findings={draft.findings}
          onPublish={() => void draft.publish(true)}
          onClose={draft.dismissFindings}
        />
      )}
      {schedules && (
        <ScheduleDialog
          kind={text.kind}
          id={content.id}
          noun={text.noun}
          isPublished={draft.versions.status === 'PUBLISHED'}
          staysOnSite={text.staysOnSite ?? false}
          saveFirst={draft.saveFirst}
          onClose={() => setSchedules(false)}
        />
      )}
      {showsVersions && (
        <VersionsDialog
          kind={text.kind}
          draft={draft}
          isLocked={isLocked}
          onClose={() => setShowsVersions(false)}
        />
      )}
      <LeaveGuard isDirty={() => details.isDirty || draft.isDirtyNow()} onLeave={leave} />
    </>
  )
}

/** What is written here, where nobody will ever read it as it is. */
function sentenceOf({ isDefault, of }: NonNullable<ArticleContent['template']>): string {
  if (isDefault)
    return 'The default template: every new article starts with this content unless another template is chosen.'
  return `A template: ${of === 'blog-article' ? 'posts' : 'articles'} that are begun with it start with this content. Its paragraphs are instructions for the writer. Before publishing, those that are still there are pointed out.`
}
