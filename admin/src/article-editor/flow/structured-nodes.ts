import { mergeAttributes, Node, type NodeConfig } from '@tiptap/core'

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
export const structuredNodes: readonly Node[] = [
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
export const lineHints: Readonly<Record<string, string>> = {
  quoteText: 'The words that are quoted',
  quoteSource: 'Who said it, and where',
  factsTitle: 'Title of the fact box',
  factName: 'What',
  factValue: 'Is known of it',
  source: 'Author, title, year',
}
