import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../app.css'
import { emulateMedia } from '../../../tests/emulate-media.ts'
import { CardGridSkeleton } from './cards/CardGridSkeleton.tsx'
import { Spinner } from './states/Spinner.tsx'

const endless = () =>
  document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)

test('skeletons shimmer and the spinner turns, unless the reader prefers reduced motion', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  await render(
    <>
      <CardGridSkeleton />
      <Spinner />
    </>,
  )
  await expect.poll(() => endless().length).toBeGreaterThan(1)
  await emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(endless).toEqual([])
})
