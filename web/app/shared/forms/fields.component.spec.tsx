import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { typedPrices } from '@vitrine/contracts/testing/typed-prices'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { CheckboxField } from './CheckboxField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { FieldRows } from './FieldRows.tsx'
import { FileField } from './FileField.tsx'
import { FormFailure } from './FormFailure.tsx'
import { LongTextField } from './LongTextField.tsx'
import { RadioField } from './RadioField.tsx'
import { MoneyField, WholeNumberField } from './number-fields.tsx'
import { DateField, EmailField } from './text-kinds.tsx'
import { useContractForm } from './use-contract-form.ts'

const schema = z.object({
  email: z.string().min(1, 'An email is required.'),
  notes: z.string(),
  kind: z.enum(['clock', 'vase']),
  condition: z.enum(['good', 'worn'], 'Please choose one.'),
  insured: z.boolean(),
  height: z.number('A height is a number.').positive('A height is more than nothing.'),
  price: z.number().optional(),
  bought: z.iso.date().optional(),
  pictures: z.array(z.file()).max(2, 'At most two.'),
  marks: z.array(z.object({ text: z.string().min(1, 'What does the mark say?') })),
})

const EMPTY = { email: '', notes: '', kind: 'vase' as const, insured: false, pictures: [], marks: [] }

function ItemForm({ send }: { send: (values: z.output<typeof schema>) => Promise<unknown> }) {
  const { form, field, files, onSubmit, failure } = useContractForm<
    z.input<typeof schema>,
    z.output<typeof schema>,
    unknown
  >({
    schema,
    defaultValues: EMPTY,
    keptAs: null,
    send,
    saved: () => EMPTY,
  })
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormFailure text={failure} />
      <EmailField name="email" label="Email" state={field('email')} />
      <LongTextField name="notes" label="Notes" rows={3} maxLength={500} state={field('notes')} />
      <ChoiceField
        name="kind"
        label="Kind"
        choices={[
          { value: 'clock', label: 'Clock' },
          { value: 'vase', label: 'Vase' },
        ]}
        state={field('kind')}
      />
      <RadioField
        name="condition"
        label="Condition"
        choices={[
          { value: 'good', label: 'Good' },
          { value: 'worn', label: 'Worn' },
        ]}
        state={field('condition')}
      />
      <CheckboxField name="insured" label="Insured" state={field('insured')} />
      <WholeNumberField name="height" label="Height" state={field('height', 'whole')} />
      <MoneyField name="price" label="Price" state={field('price', 'money')} />
      <DateField name="bought" label="Bought on" state={field('bought', 'optional')} />
      <FileField name="pictures" label="Pictures" accept="image/*" multiple {...files('pictures')} />
      <FieldRows
        form={form}
        name="marks"
        label="Marks"
        rowLabel="Mark"
        emptyRow={{ text: '' }}
        most={2}
        row={(place) => (
          <EmailField
            name={`marks.${place}.text`}
            label={`Text of mark ${place + 1}`}
            state={field(`marks.${place}.text`)}
          />
        )}
      />
      <button type="submit">Save</button>
    </form>
  )
}

const fill = async (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts))
    await page.getByLabelText(label, { exact: true }).fill(text)
}
const save = () => page.getByRole('button', { name: 'Save' }).click()

test('each kind of field gives the value that its schema asks for', async () => {
  const sent: unknown[] = []
  await render(<ItemForm send={async (values) => sent.push(values)} />)
  await fill({
    Email: 'ann@vitrine.example',
    Notes: 'One\nTwo',
    Height: '1,250',
    Price: '$1,200',
    'Bought on': '2026-03-04',
  })
  await page.getByLabelText('Kind').selectOptions('clock')
  await page.getByRole('radio', { name: 'Worn' }).click()
  await page.getByRole('checkbox', { name: 'Insured' }).click()
  await userEvent.upload(page.getByLabelText('Pictures'), [new File(['a'], 'a.png', { type: 'image/png' })])
  await page.getByRole('button', { name: 'Add mark' }).click()
  await page.getByRole('button', { name: 'Add mark' }).click()
  await expect.element(page.getByRole('button', { name: 'Add mark' })).toBeDisabled()
  await fill({ 'Text of mark 2': 'KPM' })
  await page.getByRole('button', { name: 'Remove mark 1' }).click()
  await save()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        email: 'ann@vitrine.example',
        notes: 'One\nTwo',
        kind: 'clock',
        condition: 'worn',
        insured: true,
        height: 1250,
        price: 1200,
        bought: '2026-03-04',
        pictures: [expect.any(File)],
        marks: [{ text: 'KPM' }],
      },
    ])
})

test('an amount is shown as it was read once its field is left, and is edited without commas', async () => {
  await render(<ItemForm send={async () => expect.unreachable()} />)
  const price = page.getByLabelText('Price', { exact: true })
  for (const [typed, shown] of typedPrices) {
    await price.fill(typed)
    await userEvent.tab()
    await expect.element(price).toHaveValue(shown ?? typed)
  }
  await price.fill('1234,5')
  await userEvent.tab()
  await expect.element(price).toHaveValue('1,234.50')
  await price.click()
  await expect.element(price).toHaveValue('1234.50')
})

test('what is missing is told at every field, a row’s as well, and the first one has the focus', async () => {
  await render(<ItemForm send={async () => expect.unreachable()} />)
  await page.getByRole('button', { name: 'Add mark' }).click()
  await save()
  for (const words of [
    'An email is required.',
    'Please choose one.',
    'A height is a number.',
    'What does the mark say?',
  ])
    await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
  await fill({ Height: '0' })
  await expect.element(page.getByText('A height is more than nothing.')).toBeVisible()
})

test('a double click on Save keeps the focus in the first field with a problem', async () => {
  await render(<ItemForm send={async () => expect.unreachable()} />)
  await page.getByRole('button', { name: 'Save' }).dblClick()
  await expect.element(page.getByText('Please choose one.')).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveFocus()
  await page.getByRole('checkbox', { name: 'Insured' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Insured' })).toBeChecked()
})

test('the first field that the server refuses has the focus, and what is no field is told above', async () => {
  const refused = (...fields: string[]) =>
    new CallFailed(400, {
      errors: fields.map((field) => ({ field, errorCode: 'invalid', errorMessage: `No ${field}.` })),
    })
  const refusals = [refused('height', 'pictures'), refused('height', 'owner')]
  await render(<ItemForm send={() => Promise.reject(refusals.shift())} />)
  await fill({ Email: 'ann@vitrine.example', Height: '3' })
  await page.getByRole('radio', { name: 'Good' }).click()
  await save()
  await expect.element(page.getByText('No pictures.')).toBeVisible()
  await expect.element(page.getByLabelText('Height')).toHaveFocus()
  await save()
  await expect.element(page.getByRole('alert')).toHaveTextContent('No owner.')
  await expect.element(page.getByRole('alert')).toHaveFocus()
})

test('a lost connection is said above the form, and everything stays', async () => {
  await render(<ItemForm send={() => Promise.reject(new NoResponse(new TypeError('Failed to fetch')))} />)
  await fill({ Email: 'ann@vitrine.example', Height: '3' })
  await page.getByRole('radio', { name: 'Good' }).click()
  await save()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('An error occurred while connecting to the server, please refresh the page.')
  await expect.element(page.getByLabelText('Height')).toHaveValue('3')
})
