import { type Extensions, Extension, mergeAttributes, Node, type NodeConfig } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { Placeholder } from '@tiptap/extensions/placeholder'
import { TrailingNode } from '@tiptap/extensions/trailing-node'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { BlockCommands } from './block-commands.ts'
import { drawnNodes, type DrawnViews } from './drawn-nodes.ts'
import { Link } from './link-mark.ts'
import { PartKeys } from './part-keys.ts'
import { Paste } from './paste.ts'

/** A column without a name asks for one: an empty header says nothing to whoever hears the table. */
const ColumnHints = Extension.create({
  name: 'columnHints',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const hints: Decoration[] = []
            doc.descendants((node, place) => {
              if (node.type.name !== 'tableHeader')
                return node.type.name.startsWith('table') || node.type.name === 'doc'
              if (node.textContent === '' && node.childCount === 1)
                hints.push(
                  Decoration.widget(place + 2, hint, { side: 1, ignoreSelection: true, key: 'column-hint' }),
                )
              return false
            })
            return DecorationSet.create(doc, hints)
          },
        },
      }),
    ]
  },
})

/**
 * Exactly what an article's content holds. `block` are the nodes of a text block, which lists and quotations
 * may hold as well; `part` are all other blocks, and the `simple` ones of these may stand in a column.
 */
export function textSchema(views: DrawnViews): Extensions {
  return [
    Document.extend({ content: '(block | part)+' }),
    Paragraph,
    Text,
    Bold,
    Italic,
    HardBreak,
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    Blockquote,
    Heading.extend({
      group: 'part simple',
      content: 'text*',
      marks: '',
      parseHTML: () =>
        [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level <= 2 ? 2 : 3 } })),
    }).configure({ levels: [2, 3] }),
    Link,
    Table.extend({
      group: 'part',
      addAttributes: () => ({
        title: {
          default: '',
          parseHTML: (element: HTMLElement) =>
            element.querySelector('caption')?.textContent ?? element.getAttribute('data-title') ?? '',
          renderHTML: ({ title }: { title?: unknown }) => ({ 'data-title': String(title) }),
        },
      }),
      renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
    }).configure({ resizable: false }),
    TableRow,
    TableCell.extend({ content: 'paragraph+' }),
    TableHeader.extend({ content: 'paragraph+' }),
    ...structuredNodes,
    ...drawnNodes(views),
    BlockCommands,
    PartKeys,
    Paste,
    ColumnHints,
    Dropcursor,
    Gapcursor,
    TrailingNode,
    UndoRedo,
    Placeholder.configure({
      includeChildren: true,
      showOnlyCurrent: false,
      placeholder: ({ node, hasAnchor }) =>
        lineHints[node.type.name] ??
        (hasAnchor && node.type.name === 'paragraph'
          ? 'Write, or type / for a block'
          : node.type.name === 'heading'
            ? 'Heading'
            : ''),
    }),
  ]
}

function hint(): HTMLElement {
  const words = document.createElement('span')
  words.dataset['hint'] = 'column'
  words.textContent = 'Column'
  return words
}

/** Parts of a text that are made of lines with a role each: all of it is typed into the one text. */
interface StructuredNode {
  name: string
  content: string
  group?: string
  isolating?: boolean
  marks?: string
}

function structured({ name, content, group, isolating, marks }: StructuredNode): Node {
  const config: NodeConfig = {
    name,
    content,
    ...(group !== undefined && { group }),
    ...(isolating && { isolating: true, defining: true }),
    ...(marks !== undefined && { marks }),
    parseHTML: () => [{ tag: `div[data-part="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-part': name }), 0],
  }
  return Node.create(config)
}

const line = (name: string) => structured({ name, content: 'text*', marks: '' })
const lines = (name: string) => structured({ name, content: '(text | hardBreak)*', marks: '' })

/** A part that may stand in a column, too, is a `simple` one. */
const structuredNodes: readonly Node[] = [
  structured({ name: 'quote', content: 'quoteText quoteSource', group: 'part simple', isolating: true }),
  lines('quoteText'),
  line('quoteSource'),
  structured({ name: 'facts', content: 'factsTitle fact+', group: 'part simple', isolating: true }),
  line('factsTitle'),
  structured({ name: 'fact', content: 'factName factValue' }),
  line('factName'),
  lines('factValue'),
  structured({ name: 'sources', content: 'source+', group: 'part', isolating: true }),
  line('source'),
  structured({ name: 'columns', content: 'column column', group: 'part', isolating: true }),
  structured({ name: 'column', content: '(block | simple)+', isolating: true }),
]

/** What an empty line of a part asks for. */
const lineHints: Readonly<Record<string, string>> = {
  quoteText: 'The words that are quoted',
  quoteSource: 'Who said it, and where',
  factsTitle: 'Title of the fact box',
  factName: 'What',
  factValue: 'Is known of it',
  source: 'Author, title, year',
}
