import { SIGN_OUT_FORM } from '@vitrine/contracts/identity/sign-out-form'

/** Signing out where no scripts run; nowhere else is it seen. */
export function SignOutForm({ words }: { words: string }) {
  return (
    <form method="post" action={SIGN_OUT_FORM} className="mt-6 hidden space-y-4 nojs:block">
      <p>{words}</p>
      <button type="submit" className="button-plain">
        Sign Out
      </button>
    </form>
  )
}
