import { z } from 'zod'
import { readLines } from './corpus.ts'

const querySchema = z.object({
  query: z.string(),
  /** Ids of the objects that are looked for. */
  relevant: z.array(z.union([z.string(), z.number()]).transform(String)).min(1),
  kind: z.string(),
})
export type KnownItemQuery = z.infer<typeof querySchema>

export async function readQueries(path: string): Promise<KnownItemQuery[]> {
  const queries: KnownItemQuery[] = []
  for await (const line of readLines(path)) queries.push(querySchema.parse(JSON.parse(line)))
  return queries
}
