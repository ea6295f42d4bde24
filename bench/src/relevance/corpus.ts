import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { letterOf, titleSortKey } from '@vitrine/contracts/title-order'
import type { DictionaryDocument } from '@vitrine/search/dictionary/dictionary.document'
import { z } from 'zod'

/** One object of a collection. What is not named here is told in the description. */
const objectSchema = z
  .object({
    id: z.union([z.string(), z.number()]).transform(String),
    title: z.string().nullish(),
    makers: z.array(z.string()).nullish(),
    classification: z.string().nullish(),
    medium: z.string().nullish(),
    date: z.string().nullish(),
    provenance: z.string().nullish(),
  })
  .loose()

/** The lines of a plain or gzipped file of one JSON value a line. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file
  for await (const line of createInterface({ input, crlfDelay: Infinity })) if (line.trim()) yield line
}

export interface Corpus {
  documents: readonly DictionaryDocument[]
  /** The document's id for each object's own id. */
  idOf: ReadonlyMap<string, number>
}

export async function readCorpus(path: string): Promise<Corpus> {
  const documents: DictionaryDocument[] = []
  const idOf = new Map<string, number>()
  for await (const line of readLines(path)) {
    const object = objectSchema.parse(JSON.parse(line))
    const number = documents.length + 1
    idOf.set(object.id, number)
    documents.push(toDocument(number, object))
  }
  return { documents, idOf }
}

export function toDocument(
  number: number,
  { id, title, makers, classification, medium, date, provenance, ...rest }: z.infer<typeof objectSchema>,
): DictionaryDocument {
  const name = title ?? ''
  const category = classification ?? ''
  const authors = makers ?? []
  return {
    id: number,
    revision: 1,
    title: name,
    sortKey: titleSortKey(name),
    letter: letterOf(name),
    url: id,
    description: [medium, date, ...Object.values(rest).flat()]
      .filter((value) => typeof value === 'string')
      .join('. '),
    thumbnail: '',
    body: provenance ?? '',
    authors: authors.map((fullName) => ({ fullName, url: '' })),
    authorIds: [],
    authorNames: authors,
    categoryUrls: [category],
    categoryTitles: [category],
    rootCategoryUrl: category,
    dateCreated: number,
  }
}
