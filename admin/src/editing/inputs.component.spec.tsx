import type { ReactElement } from 'react'
import {
  AdminContext,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DateTimeInput,
  Form,
  NumberInput,
  SaveButton,
  SelectInput,
  TextInput,
} from 'react-admin'
import { expect, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { words } from '../providers/words.ts'
import { lightTheme } from '../theme/console-theme.ts'

const choices = [
  { id: 'a', name: 'Apple' },
  { id: 'b', name: 'Birch' },
]

/** Each kind of input, and the control in it that takes the focus. */
const inputs: [kind: string, input: ReactElement, control: Locator][] = [
  ['text', <TextInput key="text" source="field" />, page.getByRole('textbox', { name: 'Field' })],
  ['number', <NumberInput key="number" source="field" />, page.getByRole('spinbutton', { name: 'Field' })],
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
