import { useEffect, useEffectEvent, useState } from 'react'
import { draftsOf } from './device-draft.ts'
import { useDeviceDrafts } from './use-device-drafts.ts'

type Answers = Readonly<Record<string, string>>

/**
 * What is typed or chosen in a question before an action. It is stored on this device while the question is
 * open: what a session that ended, or a crash, has left unsent is there when the same question is asked
 * again. Closing the question drops it.
 *
 * @param question names it on its page, by its title
 * @param initial what it begins with each time
 */
export function useAnswers<Fields extends Answers>(question: string, isOpen: boolean, initial: Fields) {
  const [answers, setAnswers] = useState(initial)
  const [begunWith, setBegunWith] = useState(initial)
  const isTyped = Object.entries(answers).some(([field, value]) => value !== begunWith[field])
  const { offered, discard, drop } = useDeviceDrafts(
    draftsOf('question', `${location.pathname} ${question}`),
    isOpen && isTyped ? JSON.stringify(answers) : null,
  )
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setBegunWith(initial)
      setAnswers({ ...initial, ...answersIn(offered?.typed, initial) })
    }
  }
  // By now it is stored as what is typed here.
  const forgetOffered = useEffectEvent(() => offered && discard())
  useEffect(() => {
    if (isOpen) forgetOffered()
  }, [isOpen])
  return {
    answers,
    type: (change: Partial<Fields>) => setAnswers((before) => ({ ...before, ...change })),
    /** For a question that is not drawn any more once it is closed. */
    drop,
  }
}

function answersIn<Fields extends Answers>(stored: Record<string, unknown> = {}, known: Fields) {
  return Object.fromEntries(
    Object.entries(stored).filter(([field, value]) => field in known && typeof value === 'string'),
  ) as Partial<Fields>
}
