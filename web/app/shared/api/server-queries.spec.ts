import { expect, it } from 'vitest'
import { letterArticles } from '../../features/dictionary/queries/browse.ts'
import { createServerQueries } from './server-queries.ts'

function queriesOver(respond: (asked: number) => Response) {
  const asked: string[] = []
  const { call, fetch } = createServerQueries(async (path) => {
    asked.push(path)
    return respond(asked.length)
  })
  const query = (letter: string) => fetch(letterArticles(call, letter, 0))
  return { asked, query }
}

it('what several parts of a page want is asked once', async () => {
  const { asked, query } = queriesOver(() => Response.json({ items: [1] }))
  expect(await Promise.all([query('a'), query('a'), query('b')])).toEqual([
    { items: [1] },
    { items: [1] },
    { items: [1] },
  ])
  expect(await query('a')).toEqual({ items: [1] })
  expect(asked.map((path) => new URLSearchParams(path.split('?')[1]).get('letter'))).toEqual(['a', 'b'])
})

it('what has failed is told to whoever asked, and may be asked once more', async () => {
  const { asked, query } = queriesOver((count) =>
    count === 1
      ? Response.json({ errorCode: 'NOT_FOUND', message: 'No such list' }, { status: 404 })
      : Response.json({ items: [] }),
  )
  await expect(query('a')).rejects.toMatchObject({ status: 404, message: 'No such list' })
  expect(await query('a')).toEqual({ items: [] })
  expect(asked).toHaveLength(2)
})
