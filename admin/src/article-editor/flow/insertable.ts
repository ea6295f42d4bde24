import type { Editor } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'

/** What the slash menu and the block bar offer. */
export interface Insertable {
  name: string
  hint: string
  /** Other words that somebody may type for it. */
  words: string
  insert: (editor: Editor) => void
}

const part = (name: string, hint: string, words: string, make: (schema: Schema) => Node): Insertable => ({
  name,
  hint,
  words,
  insert: (editor) => editor.chain().focus().insertBlock(make(editor.schema)).run(),
})
const filled = (type: string) => (schema: Schema) => schema.nodes[type]!.createAndFill()!

export const insertables: readonly Insertable[] = [
  part('Heading', 'Begins a section', 'title section h2', (schema) =>
    schema.nodes['heading']!.create({ level: 2 }),
  ),
  part('Subheading', 'Within a section', 'heading subsection h3', (schema) =>
    schema.nodes['heading']!.create({ level: 3 }),
  ),
  part('Text', 'A paragraph', 'paragraph', filled('paragraph')),
  {
    name: 'List',
    hint: 'Points',
    words: 'bullet points',
    insert: (editor) =>
      editor.chain().focus().insertBlock(filled('paragraph')(editor.schema)).toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    hint: 'Steps',
    words: 'ordered steps',
    insert: (editor) =>
      editor.chain().focus().insertBlock(filled('paragraph')(editor.schema)).toggleOrderedList().run(),
  },
  part('Picture', 'With a caption', 'image photo', filled('picture')),
  part('Gallery', 'Pictures beside each other', 'images photos', filled('gallery')),
  part('Quote', 'Words of somebody, and whose', 'quotation citation', filled('quote')),
  part('Fact box', 'What is known, at a glance', 'facts infobox', filled('facts')),
  part('Table', 'Rows and columns', 'grid', (schema) => emptyTable(schema, 3, 3)),
  part('Marks table', 'Marks of the site', 'hallmarks', filled('marksTable')),
  part('Related entries', 'Other articles of the dictionary', 'links see also', filled('relatedEntries')),
  part('Video', 'From YouTube or Vimeo', 'film embed', filled('video')),
  part('Two columns', 'Side by side', 'columns', filled('columns')),
  part('Sources', 'Books and catalogs', 'references bibliography', filled('sources')),
]

export function emptyTable(schema: Schema, rows: number, columns: number): Node {
  const row = (cell: string) =>
    schema.nodes['tableRow']!.create(
      null,
      Array.from({ length: columns }, () => schema.nodes[cell]!.createAndFill()!),
    )
  return schema.nodes['table']!.create(
    null,
    Array.from({ length: rows }, (_, place) => row(place === 0 ? 'tableHeader' : 'tableCell')),
  )
}

/** Those whose name or other words begin with what is typed; names first. */
export function insertablesFor(typed: string): Insertable[] {
  const asked = typed.trim().toLowerCase()
  const begins = (text: string) => ` ${text.toLowerCase()}`.includes(` ${asked}`)
  return [
    ...insertables.filter(({ name }) => begins(name)),
    ...insertables.filter(({ name, words }) => !begins(name) && begins(words)),
  ]
}
