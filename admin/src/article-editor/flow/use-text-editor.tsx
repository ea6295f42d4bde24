import { Stack, TextField } from '@mui/material'
import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import {
  useEditor,
  type Editor,
  ReactNodeViewRenderer,
  NodeViewWrapper,
  type ReactNodeViewProps,
} from '@tiptap/react'
import { dictionaryMessages, dictionaryWritingLimits as limits } from '@vitrine/contracts/dictionary/messages'
import { videoOf } from '@vitrine/contracts/dictionary/video'
import { startTransition, useEffect, useMemo, useState, type ComponentType } from 'react'
import { Extension } from '@tiptap/core'
import { styleNonce } from '../../settings.ts'
import { PartFrame } from './PartFrame.tsx'
import { blocksOfText } from './blocks-of-text.ts'
import { DropPictures } from './drop-pictures.ts'
import { LeaveByTab } from './leave-by-tab.ts'
import { PictureView } from './PictureView.tsx'
import { textOfBlocks } from './text-of-blocks.ts'
import { textSchema } from './text-schema.ts'
import { latePart } from '../../feedback/late-part.tsx'

/** How soon after a key the rest of the page follows what is typed: a key itself waits for nothing of it. */
const FOLLOWS_AFTER_MS = 200

/** The caret stays clear of the bars above the text. In pixels. */
const CARET_ROOM = { top: 128, right: 0, bottom: 16, left: 0 }

/**
 * '/' in a paragraph offers blocks. What does so loads while nobody waits for it; a '/' that was typed before
 * counts.
 */
const SlashMenuKeys = Extension.create({
  name: 'slashMenu',
  onCreate() {
    void offerBlocks(this.editor)
  },
})

async function offerBlocks(editor: Editor): Promise<void> {
  const late = await import('./SlashMenu.tsx').catch(() => null)
  if (editor.isDestroyed) return
  if (!late) {
    // 'Add a block' offers the same meanwhile.
    addEventListener('online', () => void offerBlocks(editor), { once: true })
    return
  }
  // Its keys come before those of the text.
  editor.registerPlugin(late.slashSuggestion(editor), (own, others) => [own, ...others])
  editor.view.dispatch(editor.state.tr)
}

const views = {
  picture: ReactNodeViewRenderer(PictureView),
  gallery: lateView(() => import('./GalleryView.tsx')),
  records: lateView(() => import('./RecordsView.tsx')),
  video: ReactNodeViewRenderer(VideoView),
}

/** The page of a video. Its host learns nothing of a reader before it is opened. */
function VideoView(view: ReactNodeViewProps) {
  const { url, title } = view.node.attrs as { url: string; title: string }
  const video = videoOf(url.trim())
  return (
    <PartFrame
      view={view}
      name="Video"
      isEmpty={url === ''}
      problem={url.trim() !== '' && !video ? dictionaryMessages.videoNotAllowed : undefined}
    >
      <Stack sx={{ gap: 2 }}>
        <TextField
          size="small"
          label="URL of the video"
          type="url"
          value={url}
          onChange={({ target }) => view.updateAttributes({ url: target.value })}
          helperText={video ? `A video on ${video.host}` : 'A page of YouTube or Vimeo'}
        />
        <TextField
          size="small"
          label="What it shows"
          value={title}
          onChange={({ target }) => view.updateAttributes({ title: target.value })}
          slotProps={{ htmlInput: { maxLength: limits.blockTitleMax } }}
        />
      </Stack>
    </PartFrame>
  )
}
const extensions = [...textSchema(views), SlashMenuKeys, LeaveByTab]

/** The one text of an article, with what of it is content. */
export function useTextEditor(first: readonly ContentBlock[], tell: (sentence: string) => void) {
  const [ours] = useState(() => [...extensions, DropPictures.configure({ tell })])
  const editor = useEditor({
    extensions: ours,
    onBeforeCreate: ({ editor: made }) => {
      made.options.content = textOfBlocks(made.schema, first).toJSON()
    },
    injectNonce: styleNonce(),
    shouldRerenderOnTransaction: false,
    editorProps: {
      scrollThreshold: CARET_ROOM,
      scrollMargin: CARET_ROOM,
      attributes: { 'aria-label': 'Text', role: 'textbox', 'aria-multiline': 'true', spellcheck: 'true' },
    },
  })
  const [doc, setDoc] = useState(editor.state.doc)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        startTransition(() => setDoc(editor.state.doc))
      }, FOLLOWS_AFTER_MS)
    }
    editor.on('update', follow)
    return () => {
      editor.off('update', follow)
      clearTimeout(timer)
    }
  }, [editor])
  return {
    editor,
    /** A moment old while somebody types. */
    blocks: useMemo(() => blocksOfText(doc), [doc]),
    /** As they are on the screen now. */
    blocksNow: () => blocksOfText(editor.state.doc),
    /** Other content in the place of all; it can be undone. */
    replace: (blocks: readonly ContentBlock[]) => {
      replaceText(editor, blocks)
      setDoc(editor.state.doc)
    },
  }
}

export type TextEditor = ReturnType<typeof useTextEditor>

function replaceText(editor: Editor, blocks: readonly ContentBlock[]): void {
  const { state, schema } = editor
  editor.view.dispatch(state.tr.replaceWith(0, state.doc.content.size, textOfBlocks(schema, blocks).content))
}

/** A part with fields that few texts have: what draws it loads with the first one. */
function lateView(load: () => Promise<{ default: ComponentType<ReactNodeViewProps> }>) {
  return ReactNodeViewRenderer(latePart(load, <NodeViewWrapper />))
}
