import type { ImportOverview } from '@vitrine/contracts/vault-imports/schemas'
import { useId, useState } from 'react'
import { counted } from '../../../shared/format/numbers.ts'

interface QuestionsProps {
  questions: ImportOverview['questions']
  isBusy: boolean
  onAnswer: (answers: Record<string, string>) => void
  onShow: (key: string) => void
  onTake: (key: string) => void
}

/** Each question once for all rows that it is about. */
export function Questions({ questions, isBusy, onAnswer, onShow, onTake }: QuestionsProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const given = Object.entries(answers).filter(([, answer]) => answer.trim() !== '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(Object.fromEntries(given))
      }}
    >
      <h2 className="text-2xl font-medium">Questions</h2>
      <p className="mt-2 text-muted">Each answer holds for all rows with the same question.</p>
      <ul aria-label="Questions" className="mt-3 border-t border-hairline">
        {questions.map(({ question, rows }) => (
          <li key={question.key} className="border-b border-hairline py-4">
            <Question
              question={question}
              answer={answers[question.key] ?? ''}
              onChange={(answer) => setAnswers({ ...answers, [question.key]: answer })}
            />
            <div className="mt-2 flex flex-wrap items-center gap-3">
              <span className="text-sm text-muted">{counted(rows, 'row')}</span>
              <button type="button" className="button-plain" onClick={() => onShow(question.key)}>
                Show {rows === 1 ? 'row' : 'rows'}
              </button>
              <button
                type="button"
                className="button-plain"
                disabled={isBusy}
                onClick={() => onTake(question.key)}
              >
                Take without this
              </button>
            </div>
          </li>
        ))}
      </ul>
      <button type="submit" className="button mt-5" disabled={isBusy || given.length === 0}>
        Save {given.length > 0 ? counted(given.length, 'answer') : 'answers'}
      </button>
    </form>
  )
}

interface QuestionProps {
  question: ImportOverview['questions'][number]['question']
  answer: string
  onChange: (answer: string) => void
}

/** Options beyond this are a list to choose from. */
const RADIOS_MAX = 6

function Question({ question, answer, onChange }: QuestionProps) {
  const { text, example, options, takesText, key } = question
  const id = useId()
  const isList = options.length > RADIOS_MAX
  const isOption = options.some(({ value }) => value === answer)
  return (
    <fieldset>
      <legend className="font-medium break-words">{text}</legend>
      {example && !text.includes(example) && (
        <p className="text-sm break-words text-muted">For example “{example}”</p>
      )}
      {isList ? (
        <select
          className="field mt-2 max-w-md"
          aria-label={text}
          value={isOption ? answer : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">Please choose</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <div className="flex flex-wrap gap-x-6">
          {options.map(({ value, label }) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input type="radio" name={key} checked={answer === value} onChange={() => onChange(value)} />
              {label}
            </label>
          ))}
        </div>
      )}
      {takesText && (
        <div className="mt-1 max-w-md">
          <label htmlFor={id} className="text-sm text-muted">
            {options.length > 0 ? 'Or your own words' : 'Your answer'}
          </label>
          <input
            id={id}
            className="field"
            maxLength={500}
            autoComplete="off"
            value={isOption ? '' : answer}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </fieldset>
  )
}
