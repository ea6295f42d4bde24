import { hostileTexts } from '@vitrine/contracts/testing/hostile-texts'
import { Editor } from '@tiptap/core'
import { expect, onTestFinished, test } from 'vitest'
import { blocksOfText } from './blocks-of-text.ts'
import { fromDocs, fromExcel, fromWeb, fromWord } from './testing/pasted-texts.ts'
import { testExtensions } from './testing/text-extensions.ts'

function anEditor(): Editor {
  const element = document.body.appendChild(document.createElement('div'))
  const editor = new Editor({ element, extensions: testExtensions })
  onTestFinished(() => {
    editor.destroy()
    element.remove()
  })
  return editor
}

function pasted(html: string) {
  const editor = anEditor()
  editor.view.pasteHTML(html)
  return blocksOfText(editor.state.doc)
}

const letters = {
  type: 'table',
  title: '',
  hasHeader: false,
  rows: [
    ['A', expect.stringMatching(/1753/)],
    ['B', '1754'],
  ],
}

test('a text of Word becomes headings, marks, nested lists and a table', () => {
  expect(pasted(fromWord)).toEqual([
    { type: 'heading', level: 2, text: 'Marks of Sèvres' },
    {
      type: 'text',
      html: '<p>A <strong>letter</strong> for <em>each</em> year, <a href="https://example.com/letters">listed</a>.</p><ul><li><p>Soft paste</p><ul><li><p>Before 1769</p></li></ul></li><li><p>Hard paste</p></li></ul><ol><li><p>First</p></li></ol>',
    },
    { type: 'heading', level: 2, text: 'Letters' },
    letters,
  ])
})

test('a text of Google Docs becomes the same', () => {
  expect(pasted(fromDocs)).toEqual([
    { type: 'heading', level: 2, text: 'Marks' },
    {
      type: 'text',
      html: '<p>A <strong>letter</strong> for <em>each</em> year, <a href="https://example.com/letters">listed</a></p><ul><li><p>Soft paste</p></li><li><p>Hard paste</p></li></ul>',
    },
    letters,
  ])
})

test('of a web page its content comes, and nothing that runs', () => {
  expect(pasted(fromWeb)).toEqual([
    { type: 'heading', level: 2, text: 'Marks' },
    {
      type: 'text',
      html: '<p>By <em>Ada</em></p><p>Some text<br>on two lines <a href="/local">here</a> and there.</p>',
    },
    { type: 'picture', src: 'https://images.example/a.jpg', alt: 'A cup', caption: 'A cup' },
    { type: 'text', html: '<blockquote><p>Said somebody</p></blockquote>' },
    { type: 'video', url: 'https://www.youtube.com/embed/dQw4w9WgXcQ', title: 'A kiln' },
  ])
})

test('cells of a spreadsheet become a table, also where they come as plain text', () => {
  expect(pasted(fromExcel)).toEqual([
    {
      type: 'table',
      title: '',
      hasHeader: false,
      rows: [
        ['Letter', 'Year', 'Note'],
        ['A', '1753', ''],
        ['Both', '', 'x'],
      ],
    },
  ])
  const editor = anEditor()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Letter\tYear\nA\t1753\n')
  editor.view.dom.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
  expect(blocksOfText(editor.state.doc)).toEqual([
    {
      type: 'table',
      title: '',
      hasHeader: false,
      rows: [
        ['Letter', 'Year'],
        ['A', '1753'],
      ],
    },
  ])
})

test('each cell keeps its column where one of a spreadsheet covers several rows', () => {
  expect(
    pasted(
      '<table><tr><td rowspan="2">Sèvres</td><td>A</td><td>1753</td></tr><tr><td>B</td><td>1754</td></tr></table>',
    ),
  ).toEqual([
    {
      type: 'table',
      title: '',
      hasHeader: false,
      rows: [
        ['Sèvres', 'A', '1753'],
        ['', 'B', '1754'],
      ],
    },
  ])
})

test('empty paragraphs of Word are left out, and what other sites say of a focal point is no error', () => {
  expect(
    pasted(
      '<p class=MsoNormal>One<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Two<o:p></o:p></p>',
    ),
  ).toEqual([{ type: 'text', html: '<p>One</p><p>Two</p>' }])
  expect(
    pasted('<p>One</p><img src="https://images.example/a.jpg" alt="A cup" data-focus="top left">'),
  ).toEqual([
    { type: 'text', html: '<p>One</p>' },
    { type: 'picture', src: 'https://images.example/a.jpg', alt: 'A cup', caption: '' },
  ])
})

test('what is copied in the editor is pasted as it was', () => {
  const editor = anEditor()
  editor.commands.setContent({
    type: 'doc',
    content: [
      { type: 'video', attrs: { url: 'https://vimeo.com/1', title: 'A' } },
      {
        type: 'picture',
        attrs: { src: '/media/a.webp', alt: 'x', focus: { x: 1, y: 2 } },
        content: [{ type: 'text', text: 'B' }],
      },
    ],
  })
  const blocks = blocksOfText(editor.state.doc)
  const { dom } = editor.view.serializeForClipboard(editor.state.doc.slice(0, editor.state.doc.content.size))
  expect(pasted(dom.innerHTML)).toEqual(blocks)
})

test('200 hostile texts, pasted as html and as text and inside of what the editor copies: none runs', async () => {
  const state = globalThis as { wasRun?: unknown }
  const editor = anEditor()
  for (const text of hostileTexts) {
    editor.commands.clearContent()
    editor.view.pasteHTML(`<p>before</p>${text}<p>after</p>`)
    editor.view.pasteHTML(
      `<div data-pm-slice="0 0 []">${text}</div><div data-part="gallery" data-kept='{"pictures":[{"src":"${text.replaceAll("'", '')}","alt":""}]}'></div>`,
    )
    editor.view.pasteText(text)
    editor.view.dom
      .querySelectorAll<HTMLElement>('a')
      .forEach((link) =>
        expect(link.getAttribute('href') ?? '').not.toMatch(/^\s*(javascript|data|vbscript):/i),
      )
    expect(
      editor.view.dom.querySelectorAll('script, iframe, object, embed, style, form, meta, link, base'),
    ).toHaveLength(0)
    expect(
      [...editor.view.dom.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
    ).toEqual([])
  }
  await new Promise(requestAnimationFrame)
  expect(state.wasRun).toBeUndefined()
})
