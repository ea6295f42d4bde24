import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, Selection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    blocks: {
      /** The block of the text that the caret is in, one place up (-1) or down (1). */
      moveBlock: (by: -1 | 1) => ReturnType
      removeBlock: () => ReturnType
      /**
       * In place of the empty paragraph that the caret is in, or behind its block; the caret goes where one
       * begins to write.
       */
      insertBlock: (block: Node) => ReturnType
    }
  }
}

/** The block of the whole text that the selection begins in, with its place. */
export function topBlock({
  doc,
  selection,
}: EditorState): { node: Node; from: number; to: number; place: number } | null {
  const place = selection.$from.index(0)
  const node = doc.maybeChild(place)
  if (!node) return null
  const from = selection.$from.posAtIndex(place, 0)
  return { node, from, to: from + node.nodeSize, place }
}

export const BlockCommands = Extension.create({
  name: 'blockCommands',
  addCommands() {
    return {
      moveBlock:
        (by) =>
        ({ state, tr, dispatch }) =>
          move(state, tr, by, dispatch !== undefined),
      removeBlock:
        () =>
        ({ state, tr, dispatch }) =>
          remove(state, tr, dispatch !== undefined),
      insertBlock:
        (block) =>
        ({ state, tr, dispatch }) => {
          if (dispatch) insert(state, tr, block)
          return true
        },
    }
  },
})

function move(state: EditorState, tr: Transaction, by: -1 | 1, isReal: boolean): boolean {
  const block = topBlock(state)
  const neighbor = block && state.doc.maybeChild(block.place + by)
  if (!block || !neighbor) return false
  if (!isReal) return true
  const to = by === -1 ? block.from - neighbor.nodeSize : block.from + neighbor.nodeSize
  const offset = state.selection.from - block.from
  closeHistory(tr).delete(block.from, block.to).insert(to, block.node)
  tr.setSelection(
    state.selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, to)
      : TextSelection.near(tr.doc.resolve(to + offset)),
  ).scrollIntoView()
  return true
}

function remove(state: EditorState, tr: Transaction, isReal: boolean): boolean {
  const block = topBlock(state)
  if (!block) return false
  if (!isReal) return true
  // A step of its own for Undo, whatever was typed right before.
  closeHistory(tr)
  if (state.doc.childCount === 1)
    tr.replaceWith(block.from, block.to, state.schema.nodes['paragraph']!.create())
  else tr.delete(block.from, block.to)
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(block.from, tr.doc.content.size)))).scrollIntoView()
  return true
}

/** Inside a column where the block may stand there, else between the blocks of the text. */
function insert(state: EditorState, tr: Transaction, block: Node): void {
  const { $from } = state.selection
  let depth = Math.min(1, $from.depth)
  for (let at = $from.depth; at > 1; at -= 1) {
    const isFitting =
      $from.node(at - 1).type.name === 'column' &&
      $from.node(at - 1).type.contentMatch.matchType(block.type) !== null
    if (isFitting) depth = at
  }
  const here = depth > 0 ? $from.node(depth) : state.doc.nodeAt($from.pos)
  const from = depth > 0 ? $from.before(depth) : $from.pos
  const isReplaced = here?.type.name === 'paragraph' && here.content.size === 0
  const to = from + (here?.nodeSize ?? 0)
  closeHistory(tr)
  if (isReplaced) tr.replaceWith(from, to, block)
  else tr.insert(to, block)
  const place = isReplaced ? from : to
  tr.setSelection(
    block.isAtom ? NodeSelection.create(tr.doc, place) : TextSelection.near(tr.doc.resolve(place + 1)),
  ).scrollIntoView()
}
