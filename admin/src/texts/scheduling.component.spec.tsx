import { Refused, responds } from '@vitrine/contracts/testing/in-memory-api'
import {
  checkText,
  listSchedules,
  scheduleChange,
  unscheduleChange,
} from '@vitrine/contracts/texts/endpoints'
import { textMessages } from '@vitrine/contracts/texts/messages'
import type { EditedTextState } from '@vitrine/contracts/texts/schemas'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aTextState, contentInMemory, EDITOR, writtenHere } from '../../tests/an-edited-article.ts'
import { writeHeading } from '../../tests/editor-text.ts'
import { openConsole } from '../../tests/open-console.tsx'
import { dialogViolations } from '../../tests/screen-violations.ts'

const year = new Date().getFullYear() + 1

function scheduledText(schedules: EditedTextState['schedules'] = []) {
  let text = aTextState({ schedules })
  return [
    ...contentInMemory().responders,
    ...writtenHere(() => text),
    responds(listSchedules, () => ({ items: [text] })),
    responds(scheduleChange, ({ body }) => {
      if (body.dueAt.startsWith(String(year + 1)))
        throw new Refused('VALIDATION_FAILED', {
          errors: [{ field: 'dueAt', errorCode: 'invalid', errorMessage: textMessages.timeTooFar }],
        })
      return (text = { ...text, schedules: [{ ...body, state: 'waiting', failure: '', madeBy: 'Ada' }] })
    }),
    responds(unscheduleChange, () => (text = { ...text, schedules: [] })),
  ]
}

const dialog = page.getByRole('dialog', { name: 'Schedule' })
const time = dialog.getByLabelText('Date and time, by your clock')

test('what is on the screen is saved and scheduled; it says for when, and is called off by one click', async () => {
  await openConsole(EDITOR, ...scheduledText())
  await page.getByRole('button', { name: 'Schedule' }).click()
  await time.fill(`${year}-11-22T06:10`)
  // The browser ends here, and is opened again.
  const { asked } = await openConsole(EDITOR, ...scheduledText())
  await writeHeading('Lids')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect.element(time).toHaveValue(`${year}-11-22T06:10`)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect
    .element(page.getByText(`Scheduled for Nov 22, ${year}, 6:10 AM. What is saved by then is published.`))
    .toBeVisible()
  expect(
    asked
      .filter(
        ({ method, path }) => method === 'PUT' && !path.endsWith('/lease') && !path.endsWith('/autosave'),
      )
      .map(({ path }) => path.split('/').at(-1)),
  ).toEqual(['content', 'schedule'])
  expect(asked.findLast(({ path }) => path.endsWith('/schedule'))?.body).toEqual({
    action: 'publish',
    dueAt: new Date(year, 10, 22, 6, 10).toISOString(),
  })
  await page.getByRole('button', { name: 'Unschedule' }).click()
  await expect.element(page.getByText(/^Scheduled for/)).not.toBeInTheDocument()
})

test('what the checks find is shown before it is scheduled, and kept or scheduled anyway', async () => {
  const checks = responds(checkText, () => ({
    findings: [{ check: 'too-short' as const, level: 'warning' as const, details: ['7 words'] }],
  }))
  const { asked } = await openConsole(EDITOR, checks, ...scheduledText())
  const scheduled = () =>
    asked.filter(({ method, path }) => method === 'PUT' && path.endsWith('/schedule')).length
  await page.getByRole('button', { name: 'Schedule' }).click()
  await time.fill(`${year}-11-22T06:10`)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect.element(dialog.getByText(/^It is very short\./)).toBeVisible()
  expect(scheduled()).toBe(0)
  await expect.element(dialog.getByRole('button', { name: 'Keep' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Schedule anyway' }).click()
  await expect.element(page.getByText(/^Scheduled for Nov 22/)).toBeVisible()
  expect(scheduled()).toBe(1)
})

test('a time that cannot be is told in the dialog, by the screen and by the api', async () => {
  await openConsole(EDITOR, ...scheduledText())
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect.element(dialog.getByRole('radio', { name: 'Unpublish' })).toBeDisabled()
  expect(await dialogViolations()).toEqual([])
  await time.fill('2020-01-01T00:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(textMessages.timePassed)
  await time.fill(`${year + 1}-11-22T06:10`)
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(textMessages.timeTooFar)
})

test('what could not be done says why, until somebody has taken note of it', async () => {
  await openConsole(
    EDITOR,
    ...scheduledText([
      {
        action: 'publish',
        dueAt: '2026-01-02T03:04:00.000Z',
        state: 'failed',
        failure: 'It has no content.',
        madeBy: null,
      },
    ]),
  )
  await expect.element(page.getByText(/It could not be published on .*: It has no content\./)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(page.getByText(/could not be published/)).not.toBeInTheDocument()
})
