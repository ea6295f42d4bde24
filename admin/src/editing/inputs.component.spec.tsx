import { typedPrices, typedYears } from '@vitrine/contracts/testing/typed-prices'
import type { ReactElement } from 'react'
import {
  AdminContext,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DateTimeInput,
  Form,
  SaveButton,
  SelectInput,
  TextInput,
} from 'react-admin'
import { expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words } from '../providers/words.ts'
import { lightTheme } from '../theme/console-theme.ts'
import { AmountInput, AmountTextInput, WholeNumberInput } from './NumberInputs.tsx'

const choices = [
  { id: 'a', name: 'Apple' },
  { id: 'b', name: 'Birch' },
]

/** Each kind of input, and the control in it that takes the focus. */
const inputs: [kind: string, input: ReactElement, control: Locator][] = [
  ['text', <TextInput key="text" source="field" />, page.getByRole('textbox', { name: 'Field' })],
  ['amount', <AmountInput key="amount" source="field" />, page.getByRole('textbox', { name: 'Field' })],
  [
    'whole number',
    <WholeNumberInput key="whole" source="field" />,
    page.getByRole('textbox', { name: 'Field' }),
  ],
  ['time', <DateTimeInput key="time" source="field" />, page.getByLabelText('Field')],
  [
    'select',
    <SelectInput key="select" source="field" choices={choices} />,
    page.getByRole('combobox', { name: 'Field' }),
  ],
  [
    'autocomplete',
    <AutocompleteInput key="autocomplete" source="field" choices={choices} />,
    page.getByRole('combobox', { name: 'Field' }),
  ],
  ['switch', <BooleanInput key="switch" source="field" />, page.getByRole('switch', { name: 'Field' })],
  [
    'check boxes',
    <CheckboxGroupInput key="boxes" source="field" choices={choices} />,
    page.getByRole('checkbox', { name: 'Apple' }),
  ],
]

test.each(inputs)('saving focuses the first wrong field: %s', async (_, input, control) => {
  await render(
    <AdminContext i18nProvider={words} theme={lightTheme}>
      <Form
        onSubmit={vi.fn()}
        noValidate
        mode="onBlur"
        validate={() => ({ field: 'This is wrong.', last: 'This too.' })}
      >
        <TextInput source="right" />
        {input}
        <TextInput source="last" />
        <SaveButton alwaysEnable />
      </Form>
    </AdminContext>,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('This is wrong.')).toBeVisible()
  await expect.element(control).toHaveFocus()
})

test('choices open on the arrow key and on typing, not where the focus passes', async () => {
  await showInput(<AutocompleteInput source="field" choices={choices} />)
  const field = page.getByRole('combobox', { name: 'Field' })
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Apple' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('app')
  await expect.element(page.getByRole('option', { name: 'Apple' })).toBeVisible()
})

/** A form with one input, which sends what it holds. */
async function showInput(input: ReactElement, record: object = {}) {
  const sent = vi.fn()
  await render(
    <AdminContext i18nProvider={words} theme={lightTheme}>
      <Form onSubmit={sent} record={record}>
        {input}
        <SaveButton alwaysEnable />
      </Form>
    </AdminContext>,
  )
  return { sent, field: page.getByRole('textbox', { name: 'Field' }) }
}

test.each(typedPrices)('the amount %j reads %j once it is left', async (typed, shown) => {
  const { sent, field } = await showInput(<AmountInput source="field" />)
  await field.click()
  await userEvent.keyboard(typed)
  await userEvent.tab()
  await expect.element(field).toHaveValue(shown ?? typed)
  await page.getByRole('button', { name: 'Save' }).click()
  // What cannot be read is sent as it is: the schema refuses it.
  const value = shown === null ? typed : Number(shown.replaceAll(',', ''))
  await expect.poll(() => sent.mock.calls[0]?.[0]).toEqual({ field: value })
})

test.each(typedYears)('%j is no whole number, and stays as it was typed', async (typed) => {
  const { field } = await showInput(<WholeNumberInput source="field" />)
  await field.click()
  await userEvent.keyboard(typed)
  await userEvent.tab()
  await expect.element(field).toHaveValue(typed)
})

test('what is typed into an amount that was tabbed into takes its place', async () => {
  const { field } = await showInput(<AmountTextInput source="field" />, { field: '1082.00' })
  await expect.element(field).toHaveValue('1,082.00')
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('26.99')
  await userEvent.tab()
  await expect.element(field).toHaveValue('26.99')
})

test('a stored amount is shown with commas, edited without them, and sent as a text where it is one', async () => {
  const { sent, field } = await showInput(<AmountTextInput source="field" />, { field: '12345.00' })
  await expect.element(field).toHaveValue('12,345.00')
  await field.click()
  await expect.element(field).toHaveValue('12345.00')
  await field.fill('1234,5')
  // Enter sends what was read, although the field was not left.
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent.mock.calls[0]?.[0]).toEqual({ field: '1234.50' })
})
