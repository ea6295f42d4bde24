import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'

/** What an author may link to: pages of the web or of this site, and mail. */
export function isLinkable(address: string): boolean {
  return /^(https?:\/\/[^\s/]+|mailto:\S+@|\/(?![/\\]))/i.test(address)
}

/** Exactly what a text block holds; whatever else is pasted becomes plain text. */
export const textExtensions = [
  Document, Paragraph, Text, Bold, Italic, HardBreak, BulletList, OrderedList, ListItem, ListKeymap, Blockquote, UndoRedo,
  Link.configure({ openOnClick: false, autolink: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null }, isAllowedUri: (address) => isLinkable(address) }),
]
