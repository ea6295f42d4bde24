import type { Finding } from '@vitrine/contracts/texts/checks'
import { useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { isConflict, isSignedOut, messageOf, whoWasFaster } from '../providers/console-client.ts'
import { thumbnailRules } from '../settings.ts'
import { lookInto } from '../texts/look-into.ts'
import { isSameContent, keyed, problemsOf, toContent, type KeyedBlock } from './blocks.ts'
import type { ArticleContent, EditedText, Versions } from './edited-text.ts'
import { openingOfPage } from './opening.ts'
import { problemsOfRefused, refusedPicturesIn, type RefusedPictures } from './refused-pictures.ts'

/** What is written, what of it is saved, and what readers see. */
export function useDraft(content: ArticleContent, text: EditedText) {
  const notify = useNotify()
  const [blocks, setBlocks] = useState<KeyedBlock[]>(() => content.blocks.map(keyed))
  const [saved, setSaved] = useState(blocks)
  const [versions, setVersions] = useState<Versions>(content)
  const [pending, setPending] = useState<'save' | 'publish' | null>(null)
  const [theirs, setTheirs] = useState<ArticleContent | null>(null)
  const [said, setSaid] = useState<string | undefined>()
  const [hasSessionEnded, setSessionEnded] = useState(false)
  // Its autosaves take each other's place, and nobody else's.
  const [opening] = useState(openingOfPage)
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [showsProblems, setShowsProblems] = useState(false)
  const rules = useMemo(() => thumbnailRules(), [])
  const problems = useMemo(() => problemsOf(blocks, rules), [blocks, rules])
  const [refused, setRefused] = useState<RefusedPictures>(new Map())
  const shown = useMemo(() => new Map([...problemsOfRefused(blocks, refused), ...(showsProblems ? problems : [])]), [blocks, refused, problems, showsProblems])
  const isDirty = useMemo(() => !isSameContent(blocks, saved), [blocks, saved])

  const attempt = async (kind: 'save' | 'publish', work: () => Promise<void>) => {
    setShowsProblems(true)
    if (problems.size > 0 || pending) return
    setPending(kind)
    setRefused(new Map())
    try {
      await work()
    } catch (error) {
      const found = isConflict(error) ? await text.read().catch(() => null) : null
      // A conflict and an ended session have dialogs of their own, where what to do now is said.
      if (found) {
        setTheirs(found)
        setSaid(whoWasFaster(error))
      }
      else if (isSignedOut(error)) setSessionEnded(true)
      else {
        const pictures = refusedPicturesIn(error, toContent(blocks))
        setRefused(pictures)
        notify([...pictures.values()][0] ?? messageOf(error), { type: 'error' })
      }
    } finally {
      setPending(null)
    }
  }
  const send = async (): Promise<Versions> => {
    if (!isDirty) return versions
    const sent = blocks
    const response = await text.save(versions, toContent(sent))
    setVersions(response)
    setSaved(sent)
    return response
  }
  const save = () =>
    attempt('save', async () => {
      await send()
      notify('Draft saved.', { type: 'success' })
    })
  /** Whether what is on the screen is saved now, for what is done with the draft beside the editor. */
  const saveFirst = async (): Promise<boolean> => {
    let isSaved = false
    await attempt('save', async () => {
      await send()
      isSaved = true
    })
    return isSaved
  }
  /** Looks at what was saved first: where something is found, whoever publishes decides. */
  const publish = (isDecided = false) =>
    attempt('publish', async () => {
      setFindings([])
      const now = await send()
      const found = isDecided ? [] : await lookInto({ kind: text.kind, id: now.id })
      if (found.length > 0) {
        setFindings(found)
        return
      }
      setVersions(await text.publish(now))
      notify('Published. Readers see this version.', { type: 'success' })
    })
  const accept = (content: ArticleContent) => {
    const now = content.blocks.map(keyed)
    setBlocks(now)
    setSaved(now)
    setVersions(content)
  }
  /** What is on the screen becomes a version before another takes its place. */
  const restore = (id: number) =>
    attempt('save', async () => {
      if (!text.history) return
      if (isDirty) await text.history.autosave(versions, toContent(blocks), opening)
      accept(await text.history.restore(versions, id))
      notify('Restored as a new draft. What was here before is among the versions.', { type: 'success' })
    })
  /** What is stored, in place of what is on the screen. */
  const load = async () => {
    try {
      accept(await text.read())
    } catch (error) {
      if (isSignedOut(error)) setSessionEnded(true)
      else notify(messageOf(error), { type: 'error' })
    }
  }
  return {
    accept, load, saveFirst, findings, dismissFindings: () => setFindings([]),
    opening, restore, hasSessionEnded, goOn: () => setSessionEnded(false), isComplete: problems.size === 0,
    blocks, setBlocks, versions, pending, isDirty, theirs, save, publish,
    problems: shown, said,
    takeTheirs: () => {
      if (!theirs) return
      accept(theirs)
      setTheirs(null)
    },
    /** What is on the screen stays, and the next save goes over theirs, knowingly. */
    keepMine: () => {
      if (!theirs) return
      setSaved(theirs.blocks.map(keyed))
      setVersions(theirs)
      setTheirs(null)
    },
  }
}
