import { Node, type NodeViewRenderer } from '@tiptap/core'
import { focusSchema } from '@vitrine/contracts/dictionary/content-blocks'
import { shownBlockSchema, type ShownBlock } from '@vitrine/contracts/dictionary/shown-blocks'
import { videoOf } from '@vitrine/contracts/dictionary/video'

/**
 * Parts with fields of their own. Copied, they carry what they hold; what is pasted is taken where it is of
 * their shape.
 */
interface DrawnNode {
  name: string
  block: ShownBlock['type']
  attributes: Readonly<Record<string, unknown>>
  view: NodeViewRenderer
}

function drawn({ name, block, attributes, view }: DrawnNode): Node {
  return Node.create({
    name,
    group: 'part',
    atom: true,
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [key, { default: value, rendered: false }]),
      ),
    parseHTML: () => [
      {
        tag: `div[data-part="${name}"]`,
        getAttrs: (element) => keptAttributes(block, element.getAttribute('data-kept')),
      },
    ],
    renderHTML: ({ node }) => ['div', { 'data-part': name, 'data-kept': JSON.stringify(node.attrs) }],
    addNodeView: () => view,
  })
}

/** False refuses the element: it is not of this part's shape. */
function keptAttributes(type: ShownBlock['type'], kept: string | null): Record<string, unknown> | false {
  try {
    return shownBlockSchema.safeParse({ ...(JSON.parse(kept ?? '') as object), type }).data ?? false
  } catch {
    return false
  }
}

export type DrawnViews = Record<'picture' | 'gallery' | 'records' | 'video', NodeViewRenderer>

export function drawnNodes(views: DrawnViews): Node[] {
  return [
    pictureNode(views.picture),
    drawn({ name: 'gallery', block: 'gallery', attributes: { pictures: [] }, view: views.gallery }),
    drawn({ name: 'marksTable', block: 'marks', attributes: { ids: [] }, view: views.records }),
    drawn({ name: 'relatedEntries', block: 'related', attributes: { ids: [] }, view: views.records }),
    drawn({ name: 'video', block: 'video', attributes: { url: '', title: '' }, view: views.video }).extend({
      parseHTML() {
        return [
          ...(this.parent?.() ?? []),
          { tag: 'iframe[src]', getAttrs: (element: HTMLElement) => framed(element) },
        ]
      },
    }),
  ]
}

/** A frame of a web page that holds a video which we may show, too. */
function framed(element: HTMLElement): Record<string, unknown> | false {
  const url = element.getAttribute('src') ?? ''
  return videoOf(url) ? { url, title: element.getAttribute('title') ?? '' } : false
}

/** Its caption is written in the text itself. */
function pictureNode(view: NodeViewRenderer): Node {
  return Node.create({
    name: 'picture',
    group: 'part simple',
    content: 'text*',
    marks: '',
    isolating: true,
    defining: true,
    draggable: true,
    addAttributes: () => ({
      src: { default: '', rendered: false },
      alt: { default: '', rendered: false },
      focus: { default: null, rendered: false },
    }),
    parseHTML: () => [
      {
        tag: 'figure[data-part="picture"]',
        contentElement: 'figcaption',
        getAttrs: (element) => attributesOf(element.querySelector('img')),
      },
      { tag: 'img[src]', getAttrs: (element) => attributesOf(element) },
    ],
    renderHTML: ({ node: { attrs } }) => [
      'figure',
      { 'data-part': 'picture' },
      [
        'img',
        {
          src: attrs['src'],
          alt: attrs['alt'],
          ...(attrs['focus'] && { 'data-focus': JSON.stringify(attrs['focus']) }),
        },
      ],
      ['figcaption', 0],
    ],
    addNodeView: () => view,
  })
}

function attributesOf(image: Element | null): Record<string, unknown> {
  const src = image?.getAttribute('src') ?? ''
  return {
    src,
    alt: image?.getAttribute('alt') ?? '',
    focus: focusOf(image?.getAttribute('data-focus') ?? 'null'),
  }
}

/** Null for what is none: other sites have an attribute of this name, too. */
function focusOf(kept: string): unknown {
  try {
    return focusSchema.safeParse(JSON.parse(kept)).data ?? null
  } catch {
    return null
  }
}
