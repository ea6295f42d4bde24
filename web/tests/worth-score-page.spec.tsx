import { expect, it } from 'vitest'
import WorthScore from '../app/routes/worth-score.tsx'
import { renderElement, wordsOf } from './render-route.tsx'

it('the WorthScore page is made in the browser, where it is known who reads: the server keeps its title and place, whether its part is there already or not', async () => {
  const render = () => renderElement(<WorthScore />, { path: '/app/worthScore?itemId=12' })
  const before = render()
  await import('../app/features/worth-score/components/WorthScorePage.tsx')
  expect([before, render()].map((html) => wordsOf(html).trim())).toEqual(
    Array.from(
      { length: 2 },
      () => 'WorthScore WorthScore needs JavaScript. Please turn it on for this site.',
    ),
  )
})
