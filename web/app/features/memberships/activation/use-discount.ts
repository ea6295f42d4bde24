import { CallFailed, type Client } from '@vitrine/contracts/client'
import { membershipMessages as messages } from '@vitrine/contracts/memberships/messages'
import { useRef, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { typedInput } from '../../../shared/forms/typed-input.ts'
import { checkDiscount } from '../queries/own-membership.ts'

export interface DiscountCheck {
  state: 'reset' | 'validating' | 'correct' | 'invalid' | 'system error'
  message: string
}

/** Under which name a code outlives a session. */
const FORM = 'discountCode'

export function keepCode(code: string | undefined, error: unknown): void {
  if (code) typedInput.keepIfSessionOver(FORM, error, { code })
}

const RESET: DiscountCheck = { state: 'reset', message: '' }
const SYSTEM_ERROR: DiscountCheck = { state: 'system error', message: messages.discountSystemError }

export interface Discount {
  /** As typed, without spaces around it. */
  code: string
  check: DiscountCheck
  type: (code: string) => void
  apply: () => Promise<void>
}

/** A discount code as it is typed; another text resets what was found out about the one before. */
export function useDiscount(product: string): Discount {
  const [code, setCode] = useState(() => typedInput.textOf(FORM, 'code') ?? '')
  const [check, setCheck] = useState(RESET)
  const newest = useRef(code)
  return {
    code,
    check,
    type: (typed) => {
      typedInput.take(FORM)
      newest.current = typed.trim()
      setCode(newest.current)
      setCheck(RESET)
    },
    apply: async () => {
      setCheck({ state: 'validating', message: 'Checking the code…' })
      const found = await checkCode(browserCall, product, code)
      // It was changed meanwhile: what comes back is about another code.
      if (newest.current === code) setCheck(found)
    },
  }
}

async function checkCode(call: Client, product: string, code: string): Promise<DiscountCheck> {
  try {
    const { discountCheckSuccessful, discountMessage } = await checkDiscount(call, product, code)
    return { state: discountCheckSuccessful ? 'correct' : 'invalid', message: discountMessage }
  } catch (error) {
    keepCode(code, error)
    return error instanceof CallFailed && error.status === 400
      ? { state: 'invalid', message: messages.discountInvalid }
      : SYSTEM_ERROR
  }
}

/** What the one button beside Cancel does now. */
export function discountButton(
  { code, check: { state } }: Pick<Discount, 'code' | 'check'>,
  withoutCode: string,
): { label: string; disabled: boolean; applies: boolean } {
  if (code === '') return { label: withoutCode, disabled: false, applies: false }
  if (state === 'correct') return { label: 'Confirm', disabled: false, applies: false }
  return { label: 'Apply Code', disabled: state === 'validating' || state === 'invalid', applies: true }
}
