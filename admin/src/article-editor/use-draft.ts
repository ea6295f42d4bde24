import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { Finding } from '@vitrine/contracts/texts/checks'
import { useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { newOpening } from '../editing/use-device-drafts.ts'
import {
  isConflict,
  isForbidden,
  isGone,
  isSignedOut,
  messageOf,
  conflictingEditor,
} from '../providers/console-client.ts'
import { lookInto } from '../texts/use-text-state.ts'
import type { ArticleContent, EditedText, Versions } from './edited-text.ts'
import { firstProblem } from './flow/problems.ts'
import { useTextEditor } from './flow/use-text-editor.tsx'
import { refusedPicturesIn, type RefusedPictures } from './refused-pictures.ts'
import { historyOf } from './text-history.ts'

const KEPT_AS = 'vitrine.editor-opening'

/** What is written, what of it is saved, and what readers see. */
export function useDraft(content: ArticleContent, text: EditedText) {
  const notify = useNotify()
  const kept = historyOf(text.kind)
  const { editor, blocks, blocksNow, replace } = useTextEditor(content.blocks, (sentence) =>
    notify(sentence, { type: 'error' }),
  )
  const [saved, setSaved] = useState(blocks)
  const [versions, setVersions] = useState<Versions>(content)
  const [pending, setPending] = useState<'save' | 'publish' | null>(null)
  const [theirs, setTheirs] = useState<ArticleContent | null>(null)
  const [said, setSaid] = useState<string | undefined>()
  const [refused, setRefused] = useState<RefusedPictures>(new Map())
  const [hasSessionEnded, setSessionEnded] = useState(false)
  const [isLost, setLost] = useState(false)
  const [mayNot, setForbidden] = useState(false)
  // Its autosaves take each other's place, and nobody else's.
  const [opening] = useState(openingOfPage)
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const isDirty = useMemo(() => !isSameContent(blocks, saved), [blocks, saved])
  /** The last keys count, too, where the page is about to go. */
  const isDirtyNow = () => !isSameContent(blocksNow(), saved)

  const attempt = async (kind: 'save' | 'publish', work: () => Promise<void>) => {
    const problem = firstProblem(blocksNow())
    if (problem !== null) notify(problem, { type: 'error' })
    if (problem !== null || pending) return
    setPending(kind)
    setLost(false)
    setForbidden(false)
    setRefused(new Map())
    try {
      await work()
    } catch (error) {
      const found = isConflict(error) ? await text.read(versions).catch(() => null) : null
      // A conflict and an ended session have dialogs of their own, where what to do now is said.
      if (found) {
        setTheirs(found)
        setSaid(conflictingEditor(error))
      } else if (isSignedOut(error)) setSessionEnded(true)
      // Where it is by now, or that it is deleted, is told above the text, with a way on.
      else if (isGone(error)) setLost(true)
      else if (isForbidden(error)) setForbidden(true)
      else {
        const pictures = refusedPicturesIn(error, blocksNow())
        setRefused(pictures)
        notify([...pictures.values()][0] ?? messageOf(error), { type: 'error' })
      }
    } finally {
      setPending(null)
    }
  }
  const send = async (): Promise<Versions> => {
    const sent = blocksNow()
    if (isSameContent(sent, saved)) return versions
    const response = await text.save(versions, sent)
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
  const accept = (now: ArticleContent) => {
    replace(now.blocks)
    setSaved(blocksNow())
    setVersions(now)
  }
  /** What is on the screen becomes a version before another takes its place. */
  const restore = (id: number) =>
    attempt('save', async () => {
      if (isDirtyNow()) await kept.autosave(versions, blocksNow(), opening)
      accept(await kept.restore(versions, id))
      notify('Restored as a new draft. What was here before is among the versions.', { type: 'success' })
    })
  /** What is stored, in place of what is on the screen. */
  const load = async () => {
    try {
      accept(await text.read(versions))
    } catch (error) {
      if (isSignedOut(error)) setSessionEnded(true)
      else notify(messageOf(error), { type: 'error' })
    }
  }
  /**
   * To where the text is by now, with what is on the screen. Where somebody has saved there meanwhile,
   * whoever writes decides.
   */
  const follow = async (url: string) => {
    const now = await text.read({ url })
    history.replaceState(history.state, '', text.editorOf(url))
    if (now.draftVersion === versions.draftVersion) setVersions(now)
    else setTheirs(now)
  }
  /**
   * The details were saved beside the text, which may have moved it. Where somebody else saved meanwhile, the
   * next save of the text still finds out.
   */
  const detailsSaved = ({ url, revision }: Pick<Versions, 'url' | 'revision'>, from: number) => {
    if (url !== versions.url) history.replaceState(history.state, '', text.editorOf(url))
    setVersions((before) => ({
      ...before,
      url,
      revision: before.revision === from ? revision : before.revision,
    }))
  }
  return {
    isLost,
    mayNot,
    detailsSaved,
    askToSignIn: () => setSessionEnded(true),
    accept,
    load,
    follow,
    saveFirst,
    findings,
    dismissFindings: () => setFindings([]),
    opening,
    restore,
    hasSessionEnded,
    goOn: () => setSessionEnded(false),
    editor,
    blocks,
    blocksNow,
    replace,
    versions,
    pending,
    isDirty,
    isDirtyNow,
    theirs,
    said,
    refused,
    save,
    publish,
    takeTheirs: () => {
      if (!theirs) return
      accept(theirs)
      setTheirs(null)
    },
    /** What is on the screen stays, and the next save goes over theirs, knowingly. */
    keepMine: () => {
      if (!theirs) return
      setSaved(theirs.blocks)
      setVersions(theirs)
      setTheirs(null)
    },
  }
}

/** Two drafts that would be saved alike are alike. */
function isSameContent(one: readonly ContentBlock[], other: readonly ContentBlock[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/**
 * The name of an opening of the editor. A page that is loaded again goes on as the opening that it was, so
 * that nobody has to take a text over from themselves; every other opening has a new name.
 */
function openingOfPage(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  const opening = (isReload && sessionStorage.getItem(KEPT_AS)) || newOpening()
  sessionStorage.setItem(KEPT_AS, opening)
  return opening
}
