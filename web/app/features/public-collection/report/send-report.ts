import { TRAP_FIELD } from '@vitrine/contracts/trap'
import { CallFailed, NoResponse, type Client } from '@vitrine/contracts/client'
import { reportCollection } from '@vitrine/contracts/collections/endpoints'
import { reportMessages as messages } from '@vitrine/contracts/collections/report-messages'
import { reportFields, reportRules, type ReportField } from '@vitrine/contracts/collections/report-rules'
import { textOf, type FormResponse } from '../../../shared/forms/form-response.ts'
import { problemsOf, type FormChecks } from '../../../shared/forms/use-form-checks.ts'
import { notShown } from '../queries/public-collection.ts'

/** The contract's rules, field by field. */
export const reportChecks: FormChecks = Object.fromEntries(
  reportFields.map((field) => [
    field,
    (text: string, form: FormData) => reportRules[field](text, textOf(form, 'reason'))?.message ?? null,
  ]),
)

/**
 * Sends what the form holds. With a problem in a field nothing is sent, and everything that was typed comes
 * back.
 */
export async function sendReport(call: Client, id: number, form: FormData): Promise<FormResponse> {
  const typed = Object.fromEntries(reportFields.map((field) => [field, textOf(form, field)])) as Record<
    ReportField,
    string
  >
  const problems = problemsOf(reportChecks, form)
  if (Object.keys(problems).length > 0) return { done: false, status: 400, problems, failure: null, typed }
  try {
    await call(reportCollection, {
      params: { id },
      body: { ...typed, [TRAP_FIELD]: textOf(form, TRAP_FIELD) },
    })
    return { done: true, status: 200, problems: {}, failure: null, typed: {} }
  } catch (error) {
    if (!(error instanceof CallFailed) && !(error instanceof NoResponse)) throw error
    return { done: false, typed, ...refusalOf(error) }
  }
}

function refusalOf(error: CallFailed | NoResponse): Pick<FormResponse, 'status' | 'problems' | 'failure'> {
  const refused = (status: number, failure: string | null, problems = {}) => ({ status, problems, failure })
  if (error instanceof NoResponse) return refused(502, error.message)
  if (error.status === 429) return refused(429, messages.tooMany)
  const missing = notShown(error)
  if (missing) return refused(missing.status, missing.text)
  const known = error.fieldErrors.filter(({ field }) => field in reportRules)
  return refused(
    error.status,
    known.length > 0 ? null : messages.notSent,
    Object.fromEntries(known.map(({ field, errorMessage }) => [field, errorMessage])),
  )
}
