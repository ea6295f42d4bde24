import { data } from 'react-router'

/** The form that was posted to a page. What is no form, whatever it says of itself, is the caller's mistake: 400. */
export async function postedForm(request: Request): Promise<FormData> {
  return await request.formData().catch(() => {
    throw data(null, { status: 400, statusText: 'Bad Request' })
  })
}
