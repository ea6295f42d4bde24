import type { Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from '@tiptap/extensions'
import { BlockCommands } from './block-commands.ts'
import { drawnNodes, type DrawnViews } from './drawn-nodes.ts'
import { PartKeys } from './part-keys.ts'
import { Paste } from './paste.ts'
import { lineHints, structuredNodes } from './structured-nodes.ts'

/** What an author may link to: pages of the web or of this site, and mail. */
export function isLinkable(address: string): boolean {
  return /^(https?:\/\/[^\s/]+|mailto:\S+@|\/(?![/\\]))/i.test(address)
}

/**
 * Exactly what an article's content holds. `block` are the nodes of a text block, which lists and quotations may hold as well;
 * `part` are all other blocks, and the `simple` ones of these may stand in a column.
 */
export function textSchema(views: DrawnViews): Extensions {
  return [
    Document.extend({ content: '(block | part)+' }),
    Paragraph, Text, Bold, Italic, HardBreak, BulletList, OrderedList, ListItem, ListKeymap, Blockquote,
    Heading.extend({ group: 'part simple', content: 'text*', marks: '', parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level <= 2 ? 2 : 3 } })) }).configure({ levels: [2, 3] }),
    Link.configure({ openOnClick: false, autolink: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null }, isAllowedUri: (address) => isLinkable(address) }),
    Table.extend({
      group: 'part',
      addAttributes: () => ({ title: { default: '', parseHTML: (element: HTMLElement) => element.querySelector('caption')?.textContent ?? element.getAttribute('data-title') ?? '', renderHTML: ({ title }: { title?: unknown }) => ({ 'data-title': String(title) }) } }),
      renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
    }).configure({ resizable: false }),
    TableRow,
    TableCell.extend({ content: 'paragraph+' }),
    TableHeader.extend({ content: 'paragraph+' }),
    ...structuredNodes,
    ...drawnNodes(views),
    BlockCommands, PartKeys, Paste,
    Dropcursor, Gapcursor, TrailingNode, UndoRedo,
    Placeholder.configure({ includeChildren: true, showOnlyCurrent: false, placeholder: ({ node, hasAnchor }) => lineHints[node.type.name] ?? (hasAnchor && node.type.name === 'paragraph' ? 'Write, or type / for a block' : node.type.name === 'heading' ? 'Heading' : '') }),
  ]
}
