import {
  emailFailure,
  displayNameFailure,
  confirmFailure,
  passwordFailure,
} from '@vitrine/contracts/identity/account-rules'
import { identityMessages } from '@vitrine/contracts/identity/messages'
import { textOf } from '../../shared/forms/form-response.ts'
import type { FormChecks } from '../../shared/forms/use-form-checks.ts'

const email = (text: string) => emailFailure(text)?.message ?? null
const newPassword = (text: string) => passwordFailure(text)?.message ?? null
const newPasswordConfirm = (text: string, form: FormData) =>
  confirmFailure(textOf(form, 'newPassword'), text)?.message ?? null
const displayName = (text: string) => displayNameFailure(text)?.message ?? null

/** What is there is judged by the api, in one sentence for both. */
export const loginChecks: FormChecks = {
  username: (text) => (text.trim() ? null : identityMessages.emailRequired),
  password: (text) => (text ? null : identityMessages.signInPasswordRequired),
}
export const signUpChecks: FormChecks = {
  email,
  password: newPassword,
  displayName: (text) => (text.trim() ? displayName(text) : null),
}
export const forgotChecks: FormChecks = { email }
export const resetChecks: FormChecks = { newPassword, newPasswordConfirm }
