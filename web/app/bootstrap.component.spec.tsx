import { MEMBER_HINT, MEMBER_HINT_VALUE } from '@vitrine/contracts/identity/member-hint'
import { expectConsoleError } from '@vitrine/contracts/testing/console-complaints'
import { useEffect, useState, type FormEvent } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openWritten } from '../tests/open-written.tsx'
import { useUnfolding } from './shared/ui/use-unfolding.ts'

function useHydrated() {
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), [])
}

function Controlled() {
  const [text, setText] = useState('')
  const [category, setCategory] = useState('')
  const [author, setAuthor] = useState('')
  useHydrated()
  return (
    <form>
      <input name="query" aria-label="Query" value={text} onChange={(event) => setText(event.target.value)} />
      {['', 'glass', 'silver'].map((value) => (
        <input
          key={value}
          type="radio"
          name="categories"
          aria-label={value || 'All'}
          value={value}
          checked={category === value}
          onChange={() => setCategory(value)}
        />
      ))}
      <select
        name="authors"
        aria-label="Author"
        value={author}
        onChange={(event) => setAuthor(event.target.value)}
      >
        <option value="">All</option>
        <option value="1">One</option>
      </select>
      <output>{[text, category, author].join(' ')}</output>
    </form>
  )
}

test('what is typed and chosen before the scripts start is kept when they do', async () => {
  const { begin } = openWritten(<Controlled />)
  await page.getByLabelText('Query').fill('meissen')
  await page.getByRole('radio', { name: 'glass' }).click()
  await page.getByRole('radio', { name: 'silver' }).click()
  await page.getByLabelText('Author').selectOptions('1')
  await page.getByLabelText('Query').click()
  begin()
  await expect.element(page.getByRole('status')).toHaveTextContent('meissen silver 1')
  await expect.element(page.getByLabelText('Query')).toHaveValue('meissen')
  await expect.element(page.getByRole('radio', { name: 'silver' })).toBeChecked()
  await userEvent.keyboard(' cup')
  await expect.element(page.getByRole('status')).toHaveTextContent('meissen cup silver 1')
})

/** Of the next event of the kind, after its handlers. */
const nextEvent = (type: string) =>
  new Promise<Event>((resolve) => window.addEventListener(type, resolve, { once: true }))

function Posted({ onSent }: { onSent: () => void }) {
  useHydrated()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSent()
  }
  return (
    <form method="post" onSubmit={submit}>
      <input name="message" aria-label="Message" defaultValue="Hello" />
      <button type="submit">Send</button>
    </form>
  )
}

test('a double click sends a form once; another content is sent', async () => {
  const sent: string[] = []
  const { begin } = openWritten(<Posted onSent={() => sent.push('sent')} />)
  begin()
  await expect.poll(() => document.documentElement.hasAttribute('data-hydrated')).toBe(true)
  const doubleClicked = nextEvent('dblclick')
  await page.getByRole('button', { name: 'Send' }).dblClick()
  await doubleClicked
  expect(sent).toHaveLength(1)
  await page.getByLabelText('Message').fill('Hello again')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => sent).toHaveLength(2)
})

test('a double click before the scripts start posts a form once', async () => {
  openWritten(<Posted onSent={() => undefined} />)
  const posted: Event[] = []
  const stay = (event: Event) => {
    event.preventDefault()
    posted.push(event)
  }
  window.addEventListener('submit', stay)
  onTestFinished(() => window.removeEventListener('submit', stay))
  const doubleClicked = nextEvent('dblclick')
  await page.getByRole('button', { name: 'Send' }).dblClick()
  await doubleClicked
  expect(posted).toHaveLength(1)
})

function Opened() {
  const [isOpen, setIsOpen] = useState(false)
  useHydrated()
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      Show Filters
    </button>
  )
}

test('a button that is pressed before the scripts start does its work when they do, once', async () => {
  const { begin } = openWritten(<Opened />)
  const button = page.getByRole('button', { name: 'Show Filters' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  begin()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
})

function Unfolded() {
  useHydrated()
  return (
    <details {...useUnfolding()}>
      <summary>Blog</summary>
      <a href="/partners">Partners</a>
    </details>
  )
}

test('what is unfolded before the scripts start stays open when they do, and closes as it does later', async () => {
  const { begin } = openWritten(
    <>
      <Unfolded />
      <button type="button">elsewhere</button>
    </>,
  )
  await page.getByText('Blog').click()
  begin()
  await expect.poll(() => document.documentElement.hasAttribute('data-hydrated')).toBe(true)
  await expect.element(page.getByRole('link', { name: 'Partners' })).toBeVisible()
  await page.getByRole('button', { name: 'elsewhere' }).click()
  await expect.element(page.getByRole('link', { name: 'Partners' })).not.toBeInTheDocument()
  await expectConsoleError(/attributes of the server rendered HTML didn't match/)
})

test('the page after a form that the browser itself posted knows it, once; a form of the running site leaves no word', async () => {
  const posted = () => document.documentElement.hasAttribute('data-posted')
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('submit', stay)
  onTestFinished(() => {
    window.removeEventListener('submit', stay)
    document.documentElement.removeAttribute('data-posted')
  })
  const sent: string[] = []
  const { begin } = openWritten(<Posted onSent={() => sent.push('sent')} />)
  expect(posted()).toBe(false)
  const submitted = nextEvent('submit')
  await page.getByRole('button', { name: 'Send' }).click()
  await submitted
  openWritten(<p>The page that comes next</p>)
  expect(posted()).toBe(true)
  document.documentElement.removeAttribute('data-posted')
  openWritten(<p>One more page</p>)
  expect(posted()).toBe(false)
  begin()
  await expect.poll(() => document.documentElement.hasAttribute('data-hydrated')).toBe(true)
  await page.getByLabelText('Message').fill('Hello again')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => sent).toEqual(['sent'])
  expect(sessionStorage.getItem('posted')).toBe(null)
})

test('a session that was begun shows before the first paint, with the room that its parts took; nothing else does', () => {
  const root = document.documentElement
  const forget = () => {
    document.cookie = `${MEMBER_HINT}=; path=/; max-age=0`
    localStorage.removeItem('member-room')
    root.removeAttribute('data-member')
    root.removeAttribute('style')
  }
  onTestFinished(forget)
  localStorage.setItem('member-room', '48px 300px')
  openWritten(<p>Page</p>)
  expect([root.hasAttribute('data-member'), root.style.cssText]).toEqual([false, ''])
  expect(localStorage.getItem('member-room')).toBeNull()
  localStorage.setItem('member-room', '48px 300px')
  document.cookie = `${MEMBER_HINT}=${MEMBER_HINT_VALUE}; path=/`
  openWritten(<p>Page</p>)
  expect(root.hasAttribute('data-member')).toBe(true)
  expect(root.style.getPropertyValue('--corner-room')).toBe('300px')
})
