import { managePartners, movePartner } from '@vitrine/contracts/partners/endpoints'
import type { ManagedPartner } from '@vitrine/contracts/partners/schemas'
import { responds } from '@vitrine/contracts/testing/in-memory-api'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PICTURE } from '../../tests/an-article.ts'
import { givesRows, openConsole } from '../../tests/open-console.tsx'
import { screenViolations } from '../../tests/screen-violations.ts'

const partner = (place: number, source: string): ManagedPartner => ({
  id: place,
  source,
  sourceUrl: source.toLowerCase(),
  graphicUrl: PICTURE,
  bgColor: '#CFE0D3',
  about: '',
  records: '',
  website: null,
  place,
  revision: 1,
})

test('a partner takes the place of the one that it is dropped on, by pointer and by keyboard', async () => {
  const rows = [partner(1, 'Acorn'), partner(2, 'Birch'), partner(3, 'Cedar')]
  const { asked } = await openConsole(
    '/app/oms/partners',
    givesRows(managePartners, () => rows),
    responds(movePartner, ({ params: { id } }) => rows[id - 1] ?? partner(9, 'Gone')),
  )
  const moved = () =>
    asked
      .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/v1/partners'))
      .map(({ path, body }) => [path.split('/').at(-2), body])
  await userEvent.dragAndDrop(
    page.getByRole('button', { name: 'Drag Acorn' }),
    page.getByRole('link', { name: 'Cedar' }),
  )
  await expect.poll(moved).toEqual([['1', { place: 3 }]])
  const handle = page.getByRole('button', { name: 'Drag Cedar' })
  await expect.element(handle).toBeEnabled()
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard(' {ArrowUp}')
  await expect.element(page.getByText('Over place 2, Birch.')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.poll(moved).toEqual([
    ['1', { place: 3 }],
    ['3', { place: 2 }],
  ])
  expect(await screenViolations()).toEqual([])
})
