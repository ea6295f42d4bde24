import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { parse } from 'yaml'
import { z } from 'zod'
import { type MarkRow, markRowSchema } from '../../marks/import-marks.ts'
import type { MarkDrawing } from './draw-mark.ts'

const placeShape = { category: z.string(), subcategory: z.string(), kind: z.string(), ground: z.string() }

const starterMarkSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  maker: z.string(),
  place: z.string(),
  /** First and last year; the first alone where it is still in use. */
  years: z.union([z.tuple([z.int()]), z.tuple([z.int(), z.int()])]),
  period: z.string().optional(),
  ink: z.string().optional(),
  /** Without them the mark has no drawing, only its description. */
  rows: z.array(z.string()).min(1).optional(),
  description: z.string(),
  authenticity: z.string(),
  ...z.object(placeShape).partial().shape,
})

/** A file of marks that have category, kind and material in common, where a mark says nothing else. */
const fileSchema = z.strictObject({ ...placeShape, marks: z.array(starterMarkSchema) })

export interface StarterMark {
  row: MarkRow
  picture: StarterMarkPicture | null
}

export interface StarterMarkPicture {
  drawing: MarkDrawing
  /** Keys in the media storage. */
  smallKey: string
  largeKey: string
}

const PICTURE_NOTE = 'A drawing after the mark, not a photograph.'

/** Reads `api/starter-content/marks`, the files in order of their names. */
export async function readStarterMarks(folder: string): Promise<StarterMark[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted()
  const read = await Promise.all(
    files.map(async (file) => fileSchema.parse(parse(await readFile(join(folder, file), 'utf8')))),
  )
  return read.flatMap(({ marks, ...common }) => marks.map((mark) => starterMark({ ...common, ...mark })))
}

type WholeMark = z.infer<typeof starterMarkSchema> & z.infer<z.ZodObject<typeof placeShape>>

function starterMark({ id, years, ground, ink, rows, ...mark }: WholeMark): StarterMark {
  const picture = rows
    ? { drawing: { ground, ink, rows }, smallKey: `marks/${id}.svg`, largeKey: `marks/large/${id}.svg` }
    : null
  const row = markRowSchema.parse({
    ...mark,
    externalId: id,
    source: 'Vitrine',
    firstYear: years[0],
    lastYear: years[1] ?? null,
    picture: picture ? `${MEDIA_PATH}${picture.smallKey}` : '',
    pictureNote: picture ? PICTURE_NOTE : '',
    pictures: picture ? [`${MEDIA_PATH}${picture.largeKey}`] : [],
  })
  return { row, picture }
}
