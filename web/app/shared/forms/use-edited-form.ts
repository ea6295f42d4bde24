import { useState, type FormEvent } from 'react'
import { useUnsavedWork } from '../ui/UnsavedWork.tsx'

/** Watches whether a form holds another text than it was shown with, so that leaving it asks first. */
export function useEditedForm() {
  const [edited, setEdited] = useState(false)
  useUnsavedWork(edited)
  return {
    edited,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => setEdited(isEdited(currentTarget)),
    saved: () => setEdited(false),
  }
}

function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => element instanceof HTMLInputElement && element.value !== element.defaultValue)
}
