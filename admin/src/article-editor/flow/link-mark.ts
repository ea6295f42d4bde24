import { Mark, markPasteRule } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    link: {
      setLink: (attributes: { href: string }) => ReturnType
      unsetLink: () => ReturnType
    }
  }
}

/** What an author may link to: pages of the web or of this site, and mail. */
export function isLinkable(address: string): boolean {
  return /^(https?:\/\/[^\s/]+|mailto:\S+@|\/(?![/\\]))/i.test(address)
}

/** A whole web address in a text, without the punctuation that ends its sentence. */
const WEB_ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?'’)\]]/gi

/**
 * A link of a text. TipTap's own brings along a finder of addresses in any text, with every top-level domain,
 * which an author who chooses links does not need.
 */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({
    href: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('href') },
  }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isLinkable(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => ['a', { href: isLinkable(String(href)) ? href : '' }, 0],
  addCommands() {
    return {
      setLink:
        ({ href }) =>
        ({ chain }) =>
          isLinkable(href) && chain().setMark(this.name, { href }).run(),
      unsetLink:
        () =>
        ({ chain }) =>
          chain().unsetMark(this.name, { extendEmptyMarkRange: true }).run(),
    }
  },
  addPasteRules() {
    return [
      markPasteRule({
        find: (text) =>
          [...text.matchAll(WEB_ADDRESS)].map((match) => ({
            index: match.index,
            text: match[0],
            data: { href: match[0] },
          })),
        type: this.type,
        getAttributes: ({ data }) => ({ href: String(data?.['href']) }),
      }),
    ]
  },
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          /** An address that is pasted over words makes them a link. */
          handlePaste: (view, event) => {
            const address = event.clipboardData?.getData('text/plain').trim() ?? ''
            const isAddress = /^(https?:\/\/|mailto:)\S+$/i.test(address) && isLinkable(address)
            return isAddress && !view.state.selection.empty && editor.commands.setLink({ href: address })
          },
        },
      }),
    ]
  },
})
