import { Extension, type Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { NodeSelection, Selection, TextSelection, type EditorState } from '@tiptap/pm/state'

/** Where the caret is: the innermost node of one of these names, its depth and place. */
export function lineAt(
  state: EditorState,
  names: readonly string[],
): { name: string; depth: number; node: EditorState['doc'] } | null {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (names.includes(node.type.name)) return { name: node.type.name, depth, node }
  }
  return null
}

const LINES = [
  'quoteText',
  'quoteSource',
  'factsTitle',
  'factName',
  'factValue',
  'source',
  'picture',
] as const

/** Keys in the lines of parts: Enter goes to the next line, makes another, or leaves the part at its end. */
export const PartKeys = Extension.create({
  name: 'partKeys',
  // Before the keys of lists and tables.
  priority: 200,
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => enter(editor),
      'Mod-Enter': ({ editor }) => leaveDown(editor),
      Backspace: ({ editor }) => backspace(editor),
      // Behind a caption come the fields of the next picture, and no other caption.
      Tab: ({ editor }) => (lineAt(editor.state, LINES)?.name ?? 'picture') !== 'picture' && step(editor, 1),
      'Shift-Tab': ({ editor }) => lineAt(editor.state, LINES) !== null && step(editor, -1),
      'Alt-ArrowUp': ({ editor }) => editor.commands.moveBlock(-1),
      'Alt-ArrowDown': ({ editor }) => editor.commands.moveBlock(1),
      'Mod-Shift-Backspace': ({ editor }) => editor.commands.removeBlock(),
    }
  },
})

function enter(editor: Editor): boolean {
  const { state } = editor
  if (state.selection instanceof NodeSelection) return enterNode(editor, state.selection)
  const line = lineAt(state, LINES)
  if (!line) return false
  const isEmpty = line.node.content.size === 0
  if (line.name === 'quoteSource' || line.name === 'picture') return leaveDown(editor)
  if (line.name === 'source')
    return isEmpty && isLast(state, line.depth)
      ? leaveEmptied(editor, line.depth)
      : editor.commands.splitBlock()
  if (line.name === 'factName' && isEmpty && isLast(state, line.depth - 1))
    return leaveEmptied(editor, line.depth - 1)
  if (line.name === 'factValue') return addFact(editor, line.depth - 1)
  return step(editor, 1)
}

/** A part that is no text is worked on by its own fields: Enter goes into them, Escape comes back. */
function enterNode(editor: Editor, { from }: NodeSelection): boolean {
  const element = editor.view.nodeDOM(from)
  const field =
    element instanceof HTMLElement ? element.querySelector<HTMLElement>('input, button, textarea') : null
  field?.focus()
  return field !== null
}

const isLast = ({ selection: { $from } }: EditorState, depth: number): boolean =>
  $from.indexAfter(depth - 1) === $from.node(depth - 1).childCount

/** The next line of any part, or the text behind it. */
function step(editor: Editor, by: 1 | -1): boolean {
  const { state, view } = editor
  const { $from } = state.selection
  const start = by === 1 ? $from.after() : $from.before()
  const next = Selection.findFrom(state.doc.resolve(start), by, true)
  if (!next) return false
  view.dispatch(state.tr.setSelection(next).scrollIntoView())
  return true
}

function addFact(editor: Editor, depth: number): boolean {
  const { state, view } = editor
  const fact = state.schema.nodes['fact']?.createAndFill()
  if (!fact) return false
  const after = state.selection.$from.after(depth)
  const transaction = state.tr.insert(after, fact)
  view.dispatch(
    transaction.setSelection(TextSelection.near(transaction.doc.resolve(after + 1))).scrollIntoView(),
  )
  return true
}

/**
 * From a field of a part into the text, at once. TipTap's own focus waits for the next frame, and a key that
 * is typed before it would still change the field.
 */
export function focusText(editor: Editor): void {
  editor.view.focus()
  editor.commands.scrollIntoView()
}

/** Behind the part that the caret is in: the text there, or a new paragraph. */
export function leaveDown(editor: Editor): boolean {
  const { state, view } = editor
  const { $from } = state.selection
  const isSelected = state.selection instanceof NodeSelection
  if ($from.depth === 0 && !isSelected) return false
  const after = isSelected ? state.selection.to : $from.after(depthToLeave(state))
  const next = state.doc.resolve(after).nodeAfter
  const transaction = state.tr
  if (next?.type.name !== 'paragraph') transaction.insert(after, state.schema.nodes['paragraph']!.create())
  view.dispatch(
    transaction.setSelection(TextSelection.near(transaction.doc.resolve(after + 1))).scrollIntoView(),
  )
  return true
}

/**
 * In a column, a part that stands there is left for the column, and a line of the column's own for the text
 * behind both columns.
 */
function depthToLeave(state: EditorState): number {
  const column = lineAt(state, ['column'])
  if (!column || state.selection.$from.depth === column.depth) return 1
  const inColumn = state.selection.$from.node(column.depth + 1).type.name
  return inColumn === 'paragraph' || inColumn === 'heading' ? 1 : column.depth + 1
}

/**
 * The empty line at the end goes, and the caret leaves the part; where it was the only one, the part becomes
 * a paragraph.
 */
function leaveEmptied(editor: Editor, depth: number): boolean {
  const { state, view } = editor
  const { $from } = state.selection
  if (
    $from.node(depth - 1).childCount ===
    ($from.node(depth - 1).firstChild?.type.name === 'factsTitle' ? 2 : 1)
  )
    return leaveDown(editor)
  const after = $from.after(depth - 1)
  const transaction = state.tr.delete($from.before(depth), $from.after(depth))
  const place = transaction.mapping.map(after)
  if (transaction.doc.resolve(place).nodeAfter?.type.name !== 'paragraph')
    transaction.insert(place, state.schema.nodes['paragraph']!.create())
  view.dispatch(
    transaction.setSelection(TextSelection.near(transaction.doc.resolve(place + 1))).scrollIntoView(),
  )
  return true
}

/** At the start of an empty part, the part goes; at the start of an empty fact, the fact does. */
function backspace(editor: Editor): boolean {
  const { state } = editor
  const { selection } = state
  if (!selection.empty || selection.$from.parentOffset !== 0) return false
  const line = lineAt(state, LINES)
  if (!line) return false
  const part = lineAt(state, ['quote', 'facts', 'sources', 'picture'])
  if (part && part.node.textContent === '' && !part.node.attrs['src']) return removePart(editor, part.depth)
  if (line.name === 'factName' && selection.$from.node(line.depth - 1).textContent === '')
    return removeFact(editor, line.depth - 1)
  // Never across the border of a line, which is no line break.
  return line.name === 'source' ? false : step(editor, -1) || true
}

/** The part alone: in a column, the rest of the columns stays. */
function removePart(editor: Editor, depth: number): boolean {
  if (depth === 1) return editor.commands.removeBlock()
  const { state, view } = editor
  const { $from } = state.selection
  const before = $from.before(depth)
  const isAlone = $from.node(depth - 1).childCount === 1
  const transaction = closeHistory(state.tr)
  if (isAlone) transaction.replaceWith(before, $from.after(depth), state.schema.nodes['paragraph']!.create())
  else transaction.delete(before, $from.after(depth))
  view.dispatch(transaction.setSelection(Selection.near(transaction.doc.resolve(before))).scrollIntoView())
  return true
}

function removeFact(editor: Editor, depth: number): boolean {
  const { state, view } = editor
  const { $from } = state.selection
  if ($from.node(depth - 1).childCount <= 2) return true
  const before = $from.before(depth)
  const transaction = state.tr.delete(before, $from.after(depth))
  view.dispatch(
    transaction.setSelection(Selection.near(transaction.doc.resolve(before), -1)).scrollIntoView(),
  )
  return true
}
