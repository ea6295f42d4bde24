import { CallFailed, NoResponse } from '@vitrine/contracts/client'
import { isServerFailure, SERVER_FAILED } from '@vitrine/contracts/failure-words'
import { data } from 'react-router'

/** What became of a form. What was typed comes back, but for passwords: a page without scripts shows it again. */
export interface FormResponse {
  done: boolean
  status: number
  /** Beside their fields. */
  problems: Readonly<Record<string, string>>
  /** Beside no field. */
  failure: string | null
  /** Nothing was done yet: the same again, once its sender has confirmed to be a person. */
  isPersonAsked?: boolean
  typed: Readonly<Record<string, string>>
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The texts of a form by the names of its fields, passwords and secrets left out. */
export function typedIn(form: FormData): Record<string, string> {
  const pairs = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(pairs.filter(([name]) => !/password|token/i.test(name)))
}

/** Runs the call that a form stands for. Field errors go to their fields, any other failure above the form. */
export async function responseOf(form: FormData, call: () => Promise<unknown>): Promise<FormResponse> {
  const typed = typedIn(form)
  try {
    await call()
    return { done: true, status: 200, problems: {}, failure: null, typed }
  } catch (error) {
    return { done: false, ...refusalOf(error), typed }
  }
}

/**
 * Why a call was not done: beside the fields that the server named, else beside none. What is no failed call
 * is thrown again.
 */
export function refusalOf(
  error: unknown,
): Pick<FormResponse, 'status' | 'problems' | 'failure' | 'isPersonAsked'> {
  if (error instanceof NoResponse) return { status: 502, problems: {}, failure: error.message }
  if (!(error instanceof CallFailed)) throw error
  const problems = Object.fromEntries(
    error.fieldErrors.map(({ field, errorMessage }) => [field, errorMessage]),
  )
  const failure = isServerFailure(error.status) ? SERVER_FAILED : error.message
  return {
    status: error.status,
    problems,
    failure: error.fieldErrors.length > 0 ? null : failure,
    ...(error.code === 'PERSON_UNCONFIRMED' && { isPersonAsked: true }),
  }
}

/** The same as the response of a page's `action`, with the failure's status. */
export async function actionResponse(form: FormData, call: () => Promise<unknown>) {
  const response = await responseOf(form, call)
  return data(response, { status: response.status })
}
