import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { drawMark } from './draw-mark.ts'
import { motifs } from './lay-out.ts'
import { GROUND } from './motif-parts.ts'
import { readStarterMarks } from './read-starter-marks.ts'

const folder = new URL('../../../starter-content/', import.meta.url).pathname
const marks = await readStarterMarks(`${folder}marks`)
const drawn = marks.flatMap(({ row, picture }) => (picture ? [{ row, drawing: picture.drawing }] : []))

test('there are 150 marks and more, each with a name of its own', () => {
  expect(marks.length).toBeGreaterThanOrEqual(150)
  expect(new Set(marks.map(({ row }) => row.externalId)).size).toBe(marks.length)
  expect(new Set(marks.map(({ row }) => row.title)).size).toBe(marks.length)
})

test('no two marks have the same drawing, and one that cannot be drawn right has none', () => {
  expect(new Set(drawn.map(({ drawing }) => drawMark(drawing, 'small'))).size).toBe(drawn.length)
  const bare = marks.filter(({ picture }) => !picture)
  expect(bare.map(({ row }) => row.externalId)).toEqual(['royal-crown-derby'])
  expect(bare.map(({ row }) => [row.picture, row.pictures, row.pictureNote])).toEqual([['', [], '']])
})

test('every drawing is whole, and larger among the details', () => {
  for (const { row, drawing } of drawn) {
    const [small, large] = [drawMark(drawing, 'small'), drawMark(drawing, 'large')]
    expect([row.externalId, /NaN|undefined/.test(small), small.endsWith('</svg>'), large === small]).toEqual([
      row.externalId,
      false,
      true,
      false,
    ])
  }
})

test('every mark says what it looks like and what to beware of, in full sentences', () => {
  for (const { row } of marks) {
    expect([row.externalId, row.description.length > 100, row.authenticity.length > 30]).toEqual([
      row.externalId,
      true,
      true,
    ])
    for (const text of [row.description, row.authenticity])
      expect([row.externalId, text.at(-1)]).toEqual([row.externalId, '.'])
  }
})

test('the categories are those of the starter content', async () => {
  interface Node {
    url: string
    title: string
    children?: Node[]
  }
  const roots = parse(await readFile(`${folder}categories.yaml`, 'utf8')) as Node[]
  const titlesBelow = (node: Node): string[] =>
    (node.children ?? []).flatMap((child) => [child.title, ...titlesBelow(child)])
  const known = new Map(roots.map((root) => [root.url, titlesBelow(root)]))
  for (const { row } of marks)
    expect([row.externalId, known.get(row.category)?.includes(row.subcategory ?? '')]).toEqual([
      row.externalId,
      true,
    ])
})

test('every motif stands in some mark', async () => {
  const files = await Promise.all(
    (await readdir(`${folder}marks`)).map((file) => readFile(`${folder}marks/${file}`, 'utf8')),
  )
  const written = files.join('')
  expect(Object.keys(motifs).filter((name) => !written.includes(`{${name}}`))).toEqual([])
})

/** Ink of a motif: one byte per unit of its box, with 10 units around it. */
async function inkOf(motif: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 120 120" width="120" height="120"><rect x="-10" y="-10" width="120" height="120"/><g color="#fff">${motif.replaceAll(GROUND, '#000')}</g></svg>`
  return await sharp(Buffer.from(svg)).greyscale().raw().toBuffer()
}
const inks = new Map(
  await Promise.all(Object.entries(motifs).map(async ([name, motif]) => [name, await inkOf(motif)] as const)),
)
const isInk = (ink: Buffer, at: number) => (ink[at] ?? 0) > 127

test('every motif stays in its box, but for the ends of strokes', () => {
  const outside = Array.from({ length: 120 * 120 }, (_, at) => at).filter((at) =>
    [at % 120, Math.floor(at / 120)].some((place) => place < 6 || place >= 114),
  )
  const leaving = [...inks].filter(([, ink]) => outside.some((at) => isInk(ink, at)))
  expect(leaving.map(([name]) => name)).toEqual([])
})

test('no two motifs look alike', () => {
  const pairs = [...inks].flatMap(([name, ink], place) =>
    [...inks].slice(place + 1).map(([other, otherInk]) => ({ names: [name, other], ink, otherInk })),
  )
  const alike = pairs.filter(
    ({ ink, otherInk }) => ink.filter((_, at) => isInk(ink, at) !== isInk(otherInk, at)).length < 40,
  )
  expect(alike.map(({ names }) => names)).toEqual([])
})

test('lines within a motif have the color of what it is drawn on', () => {
  const lion = (rows: readonly string[]) => drawMark({ ground: 'silver', rows }, 'small')
  expect(lion(['[cut: {lion-passant}]'])).toContain('stroke="#7F878A"')
  expect(lion(['{lion-passant}'])).not.toContain('stroke="#7F878A"')
  for (const { drawing } of drawn) expect(drawMark(drawing, 'small')).not.toContain(GROUND)
})

test('what is not there is named', () => {
  expect(() => drawMark({ ground: 'porcelain', rows: ['{unicorn}'] }, 'small')).toThrow(
    'There is no motif "unicorn".',
  )
  expect(() => drawMark({ ground: 'ice', rows: ['{star}'] }, 'small')).toThrow('There is no ground "ice".')
  expect(() => drawMark({ ground: 'porcelain', rows: ['"§"'] }, 'small')).toThrow('There is no letter "§".')
  expect(() => drawMark({ ground: 'porcelain', rows: ['[oval: {star}'] }, 'small')).toThrow('"]" is missing')
  expect(() => drawMark({ ground: 'porcelain', ink: 'pink', rows: ['{star}'] }, 'small')).toThrow(
    'There is no color "pink".',
  )
})
